import type { Caption, Colour, Mark, Picture } from '@shamble/engine/picture'
import { canvasOf, type Canvas } from './canvas.ts'
import { drawMarks, drawPicture, write } from './draw.ts'
import { curve } from './curve.ts'
import { broken } from './letters.ts'
import { png } from './png.ts'
import { poster } from './poster.ts'
import { CARD } from './size.ts'

const NIGHT: Colour = '#12171d'
const AMBER: Colour = '#f4b94f'
const INK: Colour = '#ece3d0'
const SOFT: Colour = '#b3aa98'
const LINE: Colour = '#414c5a'
const ROT: Colour = '#a4c462'

const MARGIN = 56
const PICTURE = { x: 586, y: 24, width: 590, height: 582 }
const WORDS = PICTURE.x - MARGIN - 32
const MAX_CAPTIONS = 7
const CAPTION_STEP = 36
/** Free space above the bottom line of text, in pixels. */
const FOOT = 62
/** The height of the chart of a game's course, in pixels. */
const CHART = 130
/** The space between the last caption and the chart, in pixels. */
const GAP = 26
const TITLE_SIZES = [56, 48, 42, 36, 30, 25]
const LINE_SIZES = [24, 21, 18]
const FOOT_SIZES = [24, 20, 17, 14, 12, 10]

/** The contents of a card. */
export interface Card {
  title: string
  /** A line below the title: the seed, what a scene shows. */
  line: string
  /** The position; null for the poster. */
  picture: Picture | null
  /** Short lines below, instead of those of the picture. */
  captions?: readonly Caption[]
  /** The course of a finished game, from 0 (lost) to 1 (won), for a chart below the text. */
  course?: readonly number[]
  /** The bottom line; by default the name of the site. */
  foot?: string
}

/** A card as PNG; `width` in pixels. */
export function cardPng(card: Card, width = CARD.width): Promise<Uint8Array<ArrayBuffer>> {
  return png(drawnCard(card, width))
}

/** A card as pixels. */
export function drawnCard(
  { title, line, picture, captions: own, course, foot = 'Shamble' }: Card,
  width = CARD.width,
): Canvas {
  const unit = width / CARD.width
  const canvas = canvasOf(width, Math.round(CARD.height * unit), NIGHT)
  const into = {
    x: PICTURE.x * unit,
    y: PICTURE.y * unit,
    width: PICTURE.width * unit,
    height: PICTURE.height * unit,
  }
  if (picture) drawPicture(canvas, picture, into)
  else drawMarks(canvas, poster, { x: 0, y: 0, scale: unit })

  const bottom = CARD.height - MARGIN
  let y = MARGIN + 12
  const say = (text: string, sizes: readonly number[], lines: number, colour: Colour) => {
    const size = fitting(text, sizes, lines)
    for (const words of broken(text, size, WORDS, lines)) {
      y += size
      write(canvas, words, MARGIN * unit, y * unit, size * unit, colour)
      y += size * 0.62
    }
  }
  say(title, TITLE_SIZES, 3, AMBER)
  y += 6
  say(line, LINE_SIZES, 2, INK)
  y += 14
  if (course) drawCourse(canvas, course, unit)
  const captions = (own ?? picture?.captions ?? []).slice(0, MAX_CAPTIONS)
  const below = FOOT + (course ? CHART + GAP : 0)
  const step = Math.min(CAPTION_STEP, (bottom - below - y) / captions.length)
  for (const caption of captions) {
    y += step
    drawCaption(canvas, caption, y, step * 0.53, unit)
  }
  drawMarks(
    canvas,
    [{ draw: 'box', x: MARGIN, y: bottom - 44, width: picture ? WORDS : 480, height: 3, fill: LINE }],
    { x: 0, y: 0, scale: unit },
  )
  const size = fitting(foot, FOOT_SIZES, 1)
  const [last = ''] = broken(foot, size, WORDS, 1)
  write(canvas, last, MARGIN * unit, bottom * unit, size * unit, SOFT)
  return canvas
}

function drawCourse(canvas: Canvas, course: readonly number[], unit: number) {
  const [width, height] = [WORDS, CHART]
  const at = { x: MARGIN, y: CARD.height - MARGIN - FOOT - height }
  const line = curve(course, width, height)
  const marks: Mark[] = [
    { draw: 'path', d: `${line}V${height}H0Z`, at, fill: ROT, opacity: 0.3 },
    { draw: 'path', d: `M0 ${height / 2}H${width}`, at, stroke: LINE, strokeWidth: 2 },
    { draw: 'path', d: line, at, stroke: ROT, strokeWidth: 5 },
    { draw: 'disc', x: at.x + width, y: at.y + (1 - course.at(-1)!) * height, r: 9, fill: AMBER },
  ]
  drawMarks(canvas, marks, { x: 0, y: 0, scale: unit })
}

/** The largest size at which the text is not cut off, else the smallest. */
function fitting(text: string, sizes: readonly number[], lines: number): number {
  const fits = (size: number) => broken(text, size, WORDS, lines).join(' ') === text.split(/\s+/).join(' ')
  return sizes.find(fits) ?? sizes.at(-1)!
}

function drawCaption(canvas: Canvas, { text, colour }: Caption, y: number, size: number, unit: number) {
  const indent = colour ? size * 1.7 : 0
  if (colour) {
    drawMarks(
      canvas,
      [{ draw: 'disc', x: MARGIN + size / 2, y: y - size / 2, r: size * 0.53, fill: colour }],
      {
        x: 0,
        y: 0,
        scale: unit,
      },
    )
  }
  const [line = ''] = broken(text, size, WORDS - indent, 1)
  write(canvas, line, (MARGIN + indent) * unit, y * unit, size * unit, colour ? INK : SOFT)
}

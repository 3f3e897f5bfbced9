import type { ShownBoard } from '../games.ts'
import type { Event } from '../shell/source.ts'

/*
 * All sounds, made by the browser: no files. Pitches in hertz, times in seconds.
 */

/** What is heard: one's own turn, dice, a bite, and the end of the game. */
export type Tone = 'turn' | 'dice' | 'bite' | 'end'

const LOUDNESS = 0.08
const RISES_IN = 0.02
const SILENT = 0.0001

/** Two soft strokes of a bell, a fourth apart. */
const TURN = [
  [523.25, 0],
  [698.46, 0.16],
] as const
/** A slow minor chord. */
const END = [
  [220, 0],
  [261.63, 0.22],
  [329.63, 0.44],
  [440, 0.66],
] as const
/** When a die knocks on the table. */
const KNOCKS = [0, 0.06, 0.11, 0.19, 0.24]

let context: AudioContext | undefined
let hiss: AudioBuffer | undefined

/** Plays a sound, or that of an event, if its board has one for it. Browsers allow it only after the page was pressed. */
export async function play(what: Tone | Event, board?: ShownBoard): Promise<void> {
  const tone = typeof what === 'string' ? what : (await board?.sounds?.())?.sounds[what.type]
  if (!tone || !navigator.userActivation?.hasBeenActive) return
  context ??= new AudioContext()
  void context.resume()
  const now = context.currentTime
  if (tone === 'dice') for (const after of KNOCKS) knock(context, now + after)
  else if (tone === 'bite') bite(context, now)
  else for (const [pitch, after] of tone === 'end' ? END : TURN) stroke(context, pitch, now + after)
}

function stroke(context: AudioContext, pitch: number, at: number): void {
  const tone = new OscillatorNode(context, { type: 'sine', frequency: pitch })
  tone.connect(fading(context, at, 1.1))
  tone.start(at)
  tone.stop(at + 1.1)
}

/** A short noise, as of wood. */
function knock(context: AudioContext, at: number): void {
  hiss ??= noise(context)
  const source = new AudioBufferSourceNode(context, { buffer: hiss })
  const wood = new BiquadFilterNode(context, { type: 'bandpass', frequency: 1800, Q: 3 })
  source.connect(wood).connect(fading(context, at, 0.07, 4))
  source.start(at)
}

/** A growl that falls. */
function bite(context: AudioContext, at: number): void {
  const growl = new OscillatorNode(context, { type: 'sawtooth', frequency: 130 })
  growl.frequency.exponentialRampToValueAtTime(48, at + 0.35)
  const throat = new BiquadFilterNode(context, { type: 'lowpass', frequency: 500 })
  growl.connect(throat).connect(fading(context, at, 0.4, 2))
  growl.start(at)
  growl.stop(at + 0.4)
}

/** A volume that rises at once and fades. */
function fading(context: AudioContext, at: number, length: number, louder = 1): GainNode {
  const volume = new GainNode(context, { gain: 0 })
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(LOUDNESS * louder, at + Math.min(RISES_IN, length / 4))
  volume.gain.exponentialRampToValueAtTime(SILENT, at + length)
  volume.connect(context.destination)
  return volume
}

function noise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 10, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1
  return buffer
}

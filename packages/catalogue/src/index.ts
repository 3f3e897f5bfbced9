import type { AnyGame, Box, Options, Words } from '@shamble/engine'
import type { Advice } from '@shamble/engine/bots'
import type { Picture } from '@shamble/engine/picture'
import type {
  BoardModule,
  CampaignModule,
  EditorModule,
  FileModule,
  MatsModule,
  MissionsModule,
} from './modules.ts'

export type {
  BoardModule,
  Campaign,
  CampaignModule,
  Chapter,
  EditorModule,
  Fault,
  FileModule,
  MatsModule,
  Missions,
  MissionsModule,
  Rulebook,
} from './modules.ts'

/**
 * One game of the house. What is heavy is loaded when it is wanted: rules for playing, words for saying,
 * the board for showing. A game that is not built yet has only its name.
 */
export interface Entry {
  id: string
  title: string
  /** One sentence for the front page. */
  line: string
  seats: string
  built?: {
    /** What there is to know before any rule: for how many, with which options. */
    box: () => Promise<{ box: Box }>
    /** The rules, with the data that games of these options need, or with all data. The options may be unchecked. */
    rules: (options?: Options) => Promise<{ game: AnyGame }>
    /** That data alone, such as a map, for pages that have words and board but no rules. Only large data is loaded apart. */
    data?: (options?: Options) => Promise<void>
    words: () => Promise<{ words: Words<any, any> }>
    /** Why what is clicked cannot be done: loaded when somebody clicks in vain. */
    whyNot?: () => Promise<Required<Pick<AnyGame, 'whyNot'>>>
    board: () => Promise<BoardModule>
    /** What lies in front of the players, for pages that have room for it. */
    mats?: () => Promise<MatsModule>
    /** Its campaign, for the page of it and for the end of a chapter. */
    campaign?: () => Promise<CampaignModule>
    /** Reads a file of somebody's own that it can be played with, such as a mission: loaded when somebody brings one. */
    file?: () => Promise<FileModule>
    /** Missions of one's own, for their pages only. */
    missions?: () => Promise<MissionsModule>
    /** What makes them. */
    editor?: () => Promise<EditorModule>
    /** The board as plain marks, for previews of links. A game without it gets a poster. */
    picture?: () => Promise<{ picture: (view: any) => Picture }>
    /** What bots know of this game beside its rules: loaded where bots think. */
    bots?: () => Promise<{ bots: Advice<any, any> }>
  }
}

/** The only list of the games. */
export const games: readonly Entry[] = [
  {
    id: 'zombie-wars',
    title: 'Zombie Wars',
    line: 'Rival hordes eat a town by night. Lots of dice.',
    seats: '2–6',
    built: {
      box: () => import('@shamble/zombie-wars/box'),
      rules: () => import('@shamble/zombie-wars'),
      words: () => import('@shamble/zombie-wars/words'),
      whyNot: () => import('@shamble/zombie-wars/why-not'),
      board: () => import('@shamble/zombie-wars/board'),
      mats: () => import('@shamble/zombie-wars/mats'),
      picture: () => import('@shamble/zombie-wars/picture'),
      bots: () => import('@shamble/zombie-wars/bots'),
    },
  },
  {
    id: 'catan-zombies',
    title: 'Catan and Zombies',
    line: 'Catan with infestation and attacks instead of the robber.',
    seats: '3–4',
    built: {
      box: () => import('@shamble/catan-zombies/box'),
      rules: () => import('@shamble/catan-zombies'),
      words: () => import('@shamble/catan-zombies/words'),
      whyNot: () => import('@shamble/catan-zombies/why-not'),
      board: () => import('@shamble/catan-zombies/board'),
      mats: () => import('@shamble/catan-zombies/mats'),
      picture: () => import('@shamble/catan-zombies/picture'),
      bots: () => import('@shamble/catan-zombies/bots'),
    },
  },
  {
    id: 'waterdeep-solo',
    title: 'Lords of Waterdeep, solo',
    line: 'One player against the scripted Pseudo.',
    seats: '1',
    built: {
      box: () => import('@shamble/waterdeep-solo/box'),
      rules: () => import('@shamble/waterdeep-solo'),
      words: () => import('@shamble/waterdeep-solo/words'),
      whyNot: () => import('@shamble/waterdeep-solo/why-not'),
      board: () => import('@shamble/waterdeep-solo/board'),
      mats: () => import('@shamble/waterdeep-solo/mats'),
      picture: () => import('@shamble/waterdeep-solo/picture'),
      bots: () => import('@shamble/waterdeep-solo/bots'),
    },
  },
  {
    id: 'world-war-z',
    title: 'World War Z, solo',
    line: 'Survivors against hordes on the world map; the fallen fight on as zombies.',
    seats: '1–4',
    built: {
      box: () => import('@shamble/world-war-z/box'),
      rules: () => import('@shamble/world-war-z'),
      words: () => import('@shamble/world-war-z/words'),
      whyNot: () => import('@shamble/world-war-z/why-not'),
      board: () => import('@shamble/world-war-z/board'),
      mats: () => import('@shamble/world-war-z/mats'),
      picture: () => import('@shamble/world-war-z/picture'),
      bots: () => import('@shamble/world-war-z/bots'),
    },
  },
  {
    id: 'z-war-one',
    title: 'Z War One',
    line: 'Four heroes in a town of the infected: six chapters, and three games against a Director.',
    seats: '1–5',
    built: {
      box: () => import('@shamble/z-war-one/box'),
      rules: async (options) => {
        const [rules] = await Promise.all([import('@shamble/z-war-one'), zWarOneData(options)])
        return rules
      },
      data: zWarOneData,
      words: () => import('@shamble/z-war-one/words'),
      whyNot: () => import('@shamble/z-war-one/why-not'),
      board: () => import('@shamble/z-war-one/board'),
      mats: () => import('@shamble/z-war-one/mats'),
      picture: () => import('@shamble/z-war-one/picture'),
      bots: () => import('@shamble/z-war-one/bots'),
      campaign: () => import('@shamble/z-war-one/campaign'),
      file: () => import('@shamble/z-war-one/mission'),
      missions: () => import('@shamble/z-war-one/missions'),
      editor: () => import('@shamble/z-war-one/editor'),
    },
  },
]

async function zWarOneData(options?: Options): Promise<void> {
  const { load } = await import('@shamble/z-war-one/data')
  await load(options)
}

/** The entry of a game by its id, if we have one. */
export function entryOf(id: string): Entry | undefined {
  return games.find((entry) => entry.id === id)
}

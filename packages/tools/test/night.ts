const ALWAYS = { min: 1, max: 8 }

/**
 * A mission of two turns in a yard. A bot that leads the whole company plays it in a moment, and not always
 * the same way: for tests of par that do not depend on the game.
 */
export const NIGHT = {
  game: 'z-war-one',
  seats: 1,
  options: {},
  carried: {
    mission: {
      id: 'two-turns',
      name: 'Two Turns',
      author: 'Ann',
      mode: 'campaign',
      order: 1,
      brief: 'Hold out for two turns.',
      directorCards: 0,
      floors: [
        {
          name: 'Yard',
          rows: [
            '+---+---+---+---+---+---+',
            '| SA      zE      H   H |',
            '+   +   +   +   +   +   +',
            '| X       zE      H   H |',
            '+---+---+---+---+---+---+',
          ],
        },
      ],
      rooms: {},
      legend: {},
      objectives: [
        { id: 'hold', type: 'survive', untilEndOfTurn: 2, text: 'Be alive at the end of turn 2.' },
      ],
      win: { heroes: 'The night is over.' },
      exits: { opensWhen: 'always' },
      spawn: [
        {
          fromTurn: 1,
          rolls: 1,
          point: [{ ...ALWAYS, point: 'SA' }],
          group: [{ ...ALWAYS, units: { zombie: 2 } }],
        },
      ],
      roomSpawn: { count: [{ ...ALWAYS, units: {} }], distance: [{ ...ALWAYS, squares: 1 }] },
      events: [],
      special: [],
    },
  },
}

import type { Lesson } from '@shamble/engine'
import type { Event } from '../src/events.ts'
import type { Die, Horde, Table } from '../src/table.ts'

const plain = (zombies: number): Die[] => Array<Die>(zombies).fill(6)

const red = (id: number, at: number, zombies: number, upright = true): Horde => ({
  id,
  seat: 0,
  at,
  upright,
  zombies: plain(zombies),
})
const blue = (at: number, zombies: number): Horde => ({
  id: 100,
  seat: 1,
  at,
  upright: true,
  zombies: plain(zombies),
})

/** The rest of the agenda in every step: Red's turn, Blue's, and the next hour. */
const AN_HOUR: [string, ...number[]][] = [['turn', 0], ['turn', 1], ['freeAction'], ['hour']]

/** Seven positions, from the first shamble to dawn. The learner is Red. */
export const lesson: Lesson<Table, Event> = {
  steps: [
    {
      title: 'Shamble',
      task: 'The three red zombies on C4 are your horde. Move them one square up, to C5, where there is something to eat.',
      seats: 2,
      table: {
        hour: 1,
        order: [0, 1],
        town: { 35: plain(6), 62: plain(4), 27: plain(3) },
        hordes: [red(0, 34, 3), blue(76, 3)],
      },
      next: AN_HOUR,
      dice: { dice: [4, 6, 5] },
      moves: ['move horde:0 sq:35'],
      better: 'That can be done, but there is nobody to eat. Six townies are standing on C5, one square up.',
      outcome:
        'After a move every zombie rolls a die. All of yours showed 4 or more, so they are still on their feet. One 1, 2 or 3, and the horde lies down until the next hour.',
      claims: [
        { type: 'moved', horde: 0, from: 34, to: 35 },
        {
          type: 'rolled',
          what: 'move',
          parties: [
            {
              who: 'horde:0',
              seat: 0,
              at: 35,
              dice: [
                { sides: 6, shows: 4, does: null },
                { sides: 6, shows: 6, does: null },
                { sides: 6, shows: 5, does: null },
              ],
            },
          ],
        },
      ],
      not: ['laidDown'],
    },
    {
      title: 'Eat',
      task: 'Attack the six townspeople with your horde of three. A 4 or more brings one of them over to you; their 6 kills one of yours.',
      seats: 2,
      table: {
        hour: 1,
        order: [0, 1],
        town: { 35: plain(6), 62: plain(4), 27: plain(3) },
        hordes: [red(0, 35, 3), blue(76, 3)],
      },
      next: AN_HOUR,
      dice: { dice: [4, 6, 5, 2, 3, 6, 4, 5, 2] },
      moves: ['attack horde:0 townies'],
      better: 'You could, but your horde is standing in the middle of supper. Attack the townspeople.',
      outcome:
        'Three dice of 4 and more: three townies shamble with you now. Their one 6 cost you one zombie. You went in with three and come out with five.',
      claims: [
        { type: 'attacked', horde: 0, size: 3, at: 35, townspeople: true },
        { type: 'turned', seat: 0, horde: 0, dice: [6, 6, 6] },
        { type: 'killed', seat: 0, horde: 0, dice: [6] },
      ],
      not: ['laidDown'],
    },
    {
      title: 'Heroes',
      task: 'New example. One of the three people here is a hero with a die of eight sides. Attack the townspeople. Blue, your right-hand neighbour, picks who turns: choose a townie for Blue.',
      seats: 2,
      table: {
        hour: 2,
        order: [0, 1],
        town: { 35: [6, 6, 8], 62: plain(4) },
        hordes: [red(0, 35, 4), blue(76, 3)],
      },
      next: AN_HOUR,
      dice: { dice: [4, 2, 3, 1, 3, 2, 7] },
      moves: ['attack horde:0 townies', 'give d6'],
      better: 'That would leave three people to run away. Attack the townspeople.',
      outcome:
        'Your 4 turned one of them, and Blue, at your right hand, picked a mere townie. The hero’s 7 killed one of yours. And your 1 means the horde lies down now, too full to go on.',
      claims: [
        { type: 'turned', seat: 0, horde: 0, dice: [6], by: 1 },
        { type: 'killed', seat: 0, horde: 0, dice: [6] },
        { type: 'laidDown', seat: 0, horde: 0, why: 'attack' },
      ],
    },
    {
      title: 'Rivals',
      task: 'New example. Blue’s horde of two stands on your square. Attack it with your five: zombies fall only to a 5 or a 6.',
      seats: 2,
      table: {
        hour: 3,
        order: [0, 1],
        town: { 62: plain(4), 27: plain(3) },
        hordes: [red(0, 35, 5), blue(35, 2), { id: 101, seat: 1, at: 76, upright: true, zombies: plain(3) }],
      },
      next: AN_HOUR,
      dice: { dice: [5, 6, 4, 3, 2, 3, 5] },
      moves: ['attack horde:0 horde:100'],
      better: 'Then Blue’s two would be the first to bite. You are five: attack them.',
      outcome:
        'Your 5 and your 6 tore Blue’s horde apart, and it is gone. Blue’s 5 took one of yours with it. The living are easier prey; rivals are the ones who come back.',
      claims: [
        { type: 'attacked', horde: 0, hordes: [100], townspeople: false },
        { type: 'killed', seat: 0, horde: 0, dice: [6] },
        { type: 'killed', seat: 1, horde: 100, dice: [6, 6] },
        { type: 'hordeGone', seat: 1, horde: 100 },
      ],
    },
    {
      title: 'Send one ahead',
      task: 'New example. Five dice nearly always trip a horde. Split your horde, send one zombie off by itself, and move it up to C6.',
      seats: 2,
      table: {
        hour: 4,
        order: [0, 1],
        town: { 36: [6], 62: plain(4), 27: plain(3) },
        hordes: [red(0, 35, 5), blue(76, 3)],
      },
      next: AN_HOUR,
      dice: { dice: [5] },
      moves: ['split horde:0', 'send d6:1', 'move horde:1 sq:36'],
      better:
        'A horde of five lies down after nearly every move. Split off one zombie and let that one walk to C6.',
      outcome:
        'The larger part of a split lies down; the single zombie stands. It rolled a 5 and may go on. Big hordes hit hard, small ones go far: that is the game.',
      claims: [
        { type: 'split', seat: 0, horde: 0, to: 1, dice: [6] },
        { type: 'laidDown', horde: 0, why: 'split' },
        { type: 'moved', horde: 1, from: 35, to: 36 },
      ],
    },
    {
      title: 'Let supper come to you',
      task: 'New example. Your six lie on C4 and cannot walk. Rest your scout on H1 for a Townie action, and march the angry mob from C5 onto C4.',
      seats: 2,
      table: {
        hour: 4,
        order: [0, 1],
        town: { 35: plain(4), 52: plain(3) },
        hordes: [red(0, 34, 6, false), red(1, 81, 1), blue(77, 3)],
      },
      next: AN_HOUR,
      dice: { dice: [4, 4, 6, 2, 1, 1, 6, 3, 3, 2] },
      moves: ['townie horde:1', 'mob sq:35', 'march sq:34'],
      better:
        'Your big horde would gain nothing from that. Rest the scout, choose the Angry Mob of C5, and march it to C4.',
      outcome:
        'The living have no player, so everybody leads them. Four brave townies marched straight into your horde: three joined it, and one zombie fell. Those who lie still bite back.',
      claims: [
        { type: 'laidDown', horde: 1, why: 'townie' },
        { type: 'mobMarched', from: 35, to: 34, dice: [6, 6, 6, 6] },
        { type: 'turned', seat: 0, horde: 0, dice: [6, 6, 6] },
        { type: 'killed', seat: 0, horde: 0, dice: [6] },
      ],
    },
    {
      title: 'Dawn',
      task: 'New example: the last hour, with 14 dead and 15 living. Unless the dead outnumber the living everybody loses. Attack the two townspeople on C4.',
      seats: 2,
      table: {
        hour: 12,
        order: [1, 0],
        town: { 34: plain(2), 52: plain(13) },
        hordes: [red(0, 34, 8), { id: 100, seat: 1, at: 77, upright: false, zombies: plain(6) }],
      },
      next: [['turn', 0], ['hour']],
      dice: { dice: [4, 3, 3, 2, 2, 1, 2, 3, 2, 5] },
      moves: ['attack horde:0 townies'],
      better:
        'Then the living would still outnumber the dead at dawn, and you would lose together with Blue. Attack.',
      outcome:
        'One townie more, and it is 15 dead against 14 living. Dawn breaks, and you have the most zombies: you win. A twelve-hour night is a whole game.',
      claims: [{ type: 'turned', seat: 0, horde: 0, dice: [6] }, { type: 'dawnBroke' }],
    },
  ],
  last: {
    title: 'Your own night',
    task: 'Now for a real one, against one easy rival. Your three zombies are rising: choose how many hordes they make, walk to where people are, and eat.',
    game: { seats: '2' },
  },
}

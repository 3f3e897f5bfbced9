// Written by `npm run freeze`.
export const editions = {
  'zombie-wars': {
    2: { date: '2026-11-24', engine: 2, load: () => import('./zombie-wars/2.js') },
    3: { date: '2026-11-27', engine: 2, load: () => import('./zombie-wars/3.js') },
  },
  'catan-zombies': {
    1: { date: '2026-11-24', engine: 2, load: () => import('./catan-zombies/1.js') },
    2: { date: '2026-11-26', engine: 2, load: () => import('./catan-zombies/2.js') },
  },
  'waterdeep-solo': {
    1: { date: '2026-11-24', engine: 2, load: () => import('./waterdeep-solo/1.js') },
  },
  'world-war-z': {
    1: { date: '2026-11-24', engine: 2, load: () => import('./world-war-z/1.js') },
    2: { date: '2026-11-25', engine: 2, load: () => import('./world-war-z/2.js') },
  },
  'z-war-one': {
    5: { date: '2026-11-24', engine: 1, load: () => import('./z-war-one/5.js') },
    6: { date: '2026-11-26', engine: 1, load: () => import('./z-war-one/6.js') },
    7: { date: '2026-11-26', engine: 1, load: () => import('./z-war-one/7.js') },
    8: { date: '2026-11-26', engine: 1, load: () => import('./z-war-one/8.js') },
  },
}

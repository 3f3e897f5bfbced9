/*
 * Icons of combat cards and kinds of events, around 0, about 34 wide.
 */

/** Filled shapes under lines. */
export interface Icon {
  fill?: string
  line?: string
}

export const CARD_ICONS: Readonly<Record<string, Icon>> = {
  // The Lobotomizer: a shovel with axe blades.
  lobo: {
    fill: 'M-1.6-10h3.2v24h-3.2zM-5 13H5v3H-5zM-1-18C6-18 12-14 13-7 9-8 5-8 1-5v-2h-2v2c-4-3-8-3-12-2 1-7 7-11 14-11z',
  },
  'adaptive-weaponry': {
    fill: 'M-14-2h18v5h-18zM4-1h12v3H4z',
    line: 'M-8 3l-3 10M0 3v6M-12-8h8m-4-4v8M6-12l4 4 6-8',
  },
  'assault-rifle': { fill: 'M-17-3h20v-3h4v3h10v3H2l-1 4h-4v-3h-4l-3 10h-4l2-9h-5z', line: 'M-2 4l1 9' },
  'infantry-carbine': { fill: 'M-16-2h22v-2h10v3H6l-2 5H-2l-2-2-12 6z', line: 'M2 4l-1 7' },
  crowbar: { line: 'M-10 16 8-10c2-4 6-4 8-1M-10 16l-4-1m4 1 1 3M16-11l-1-4' },
  'baseball-bat': { fill: 'M-14 16c-2-1-2-2-1-3L4-10c4-6 9-8 11-6s0 7-6 11L-12 15z', line: 'M-16 12l6 6' },
  shotgun: { fill: 'M-17 4l9-5 25-2v3L-4 4l-10 6z', line: 'M-2 4h10M-6 5l-1 5' },
  machete: { fill: 'M-14 14l6-8 5 3-7 8zM-7 5C0-6 8-13 16-16c0 8-4 16-14 22z' },
  'combat-knife': { fill: 'M-14 14l8-9 3 3-9 8zM-5 4 8-14c3 6 1 13-9 21z', line: 'M-9 3l8 7' },
  'riot-shield': { fill: 'M-11-17h22v24c0 5-5 8-11 10-6-2-11-5-11-10z', line: 'M-6-11H6v8H-6z' },
  flamethrower: {
    fill: 'M-16 2h16v4h-16zM-14-12h6v24h-6zM1 4c4-1 3-7 8-10-1 5 3 4 2 9 3-1 4-4 4-6 4 8-3 15-9 14-4 0-6-3-5-7z',
  },
  sledgehammer: { fill: 'M-12-16h22v11h-22z', line: 'M-1-5v22' },
  katana: { line: 'M-14 15l5-5M-12 8l6 6M-9 10C2 2 10-6 16-16' },
  'light-machine-gun': {
    fill: 'M-17-3h22v-2h12v3H5l-2 5h-8v-2l-12 5z',
    line: 'M8-2l4 14M8-2l-2 14M-2 4v9h6V4',
  },
  crossbow: { fill: 'M-2-10h4v26h-4z', line: 'M-15 0C-12-10-5-12 0-12s12 2 15 12M-15 0 0 6l15-6M0-17v5' },
  'boar-spear': { fill: 'M0-18l5 10-5 6-5-6z', line: 'M0-4v21M-6-1H6' },
  'marksman-rifle': { fill: 'M-17 4l8-4h26v2.5H-2l-2 4h-4l-9 3z', line: 'M-6-5H6M-3-5v5M3-5v5M-2-8h6' },
  'booby-trap': { line: 'M-14 8a14 12 0 0 1 28 0zM-10 8l3-7 3 7 4-8 4 8 3-7 3 7M0-6v-8M-3-14h6' },
  redeployment: { line: 'M-14 10V0c0-6 4-8 8-8h16M4-15l8 7-8 7M-14 15v1M14 6v10M8 16h8' },
  'firing-line': { line: 'M-12-12v6M0-12v6M12-12v6M-16 14l4-18 4 18M-4 14 0-4l4 18M8 14l4-18 4 18' },
  'second-wind': { line: 'M-14-2H6c6 0 6-10 0-10-4 0-5 4-3 6M-14 5h24c6 0 6 10 0 10-4 0-5-4-3-6' },
  'fall-back': { line: 'M14 12C14-6 0-10-10-6M-3-14l-9 8 8 8' },
  'resupply-drop': { fill: 'M-7 5H7v12H-7z', line: 'M-15-6a15 12 0 0 1 30 0zM-15-6-6 5M15-6 6 5M0-6V5' },
  countermeasures: { line: 'M0-16l14 5v9c0 9-6 14-14 18C-8 12-14 7-14-2v-9zM-7-6 7 8M7-6-7 8' },
  'decoy-sirens': { fill: 'M-12-5h6l10-8v26L-6 5h-6z', line: 'M8-6c3 3 3 9 0 12M12-11c7 6 7 16 0 22' },
  'air-strike': { fill: 'M0 17-3 9V3l-4-4h14l-4 4v6z', line: 'M-7-1v-10l7 4 7-4v10' },
  'recon-flight': { line: 'M-14 4h10l4 5 4-5h10M-14 4c0 9 10 9 14 5M14 4c0 9-10 9-14 5M0-16v8M-16-8h32' },
  airlift: {
    fill: 'M-10 0h16c5 0 8 4 8 9H-4c-4 0-6-4-6-9zM-16-2h7v4h-7z',
    line: 'M-12-12h28M2-12V0M-4 15h16',
  },
  'salvage-run': { line: 'M-12-4h24l-3 20H-9zM-15-9h30M-4-9v-5h8v5M-5 1l1 10M5 1 4 11' },
}

/** By the effect of the card. */
export const EVENT_ICONS: Readonly<Record<string, Icon>> = {
  discardAllWith: { line: 'M-16-12h14v22h-14zM2-8h14v22H2zM-12-6h6M6-2h6M-20 18 20-18' },
  growActiveZone: { line: 'M-16 14V-6l8-6 8 6 8-6 8 6v20M-16 0h32M-8-12v26M8-12v26M0-6v20' },
  growAdjacentHordes: {
    line: 'M0-16A16 16 0 1 1-.1-16M0-8v-8M0 8v8M-8 0h-8M8 0h8M-3-11l3 4 3-4M-3 11l3-4 3 4',
  },
  growContinentHordes: {
    line: 'M-16 8a6 6 0 1 1 .1 0zM-4 0 4-6M4-6l6-4M4-8a6 6 0 1 1 12 0a6 6 0 1 1-12 0zM-2 12h14',
  },
  growHordesIn: { line: 'M-18 0q6-7 12 0t12 0 12 0M-18 10q6-7 12 0t12 0 12 0M0-18v8M-8-16l4 7M8-16l-4 7' },
  spawnRandomClear: { line: 'M0-18V18M-9-10h18M-12 18h24M-6-2h12M-4-18h8' },
  growRandomPerContinent: { line: 'M0-17A17 17 0 1 1-.1-17M-17 0h34M0-17c9 9 9 25 0 34M0-17c-9 9-9 25 0 34' },
  revealContinentAndGrow: { line: 'M-14-14h28v18h-28zM-6 12h12M0 4v8M-8-8 8 0M8-8-8 0' },
  discardActive: { line: 'M-10 14v-12l6-10 4 2-3 8h13v12zM8-16l8 8M16-16l-8 8' },
  discardEquippedIf: { line: 'M-16 14 2-4M6-8 16-18M-16 4l10 10M0-12l2 8 8 2M8 8l8 8' },
  discardTacticAll: { line: 'M-6-16h12v12h10v10H6v12H-6V6h-10V-4h10zM-18 18 18-18' },
  removeNearestAircraft: {
    fill: 'M0-16c2 0 3 3 3 6v4l12 7v4L3 2v8l4 3v3l-7-2-7 2v-3l4-3V2l-12 3V1l12-7v-4c0-3 1-6 3-6z',
    line: 'M-18 18 18-18',
  },
  ambush: { line: 'M-18 0q18-20 36 0-18 20-36 0zM-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM-14-14l6 5M14-14l-6 5' },
  drawActive: { fill: 'M-7 5H7v12H-7z', line: 'M-15-6a15 12 0 0 1 30 0zM-15-6-6 5M15-6 6 5M0-6V5' },
  revealGreyChoice: {
    line: 'M0 18V-4M-8 18H8M-4-8a4 4 0 1 1 8 0a4 4 0 1 1-8 0zM-10-14a9 9 0 0 0 0 12M10-14a9 9 0 0 1 0 12M-15-18a16 16 0 0 0 0 20M15-18a16 16 0 0 1 0 20',
  },
  nothing: { fill: 'M6-16a16 16 0 1 0 10 20A13 13 0 0 1 6-16z', line: 'M10-14l2 4M16-8h3' },
}

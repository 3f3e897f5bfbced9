export * from './grid.ts'
export * from './hexes.ts'
export * from './memo.ts'
export * from './sight-lines.ts'

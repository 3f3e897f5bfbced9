export { scene } from './scene.ts'

import type { SoundsModule } from '@shamble/engine/entry'

export const sounds: SoundsModule['sounds'] = {
  rolled: 'dice',
  rerolled: 'dice',
  turned: 'bite',
  killed: 'bite',
}

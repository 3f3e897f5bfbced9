import type { SoundsModule } from '@shamble/engine/entry'

export const sounds: SoundsModule['sounds'] = {
  rolled: 'dice',
  rerolled: 'dice',
  shieldRolled: 'dice',
  battleLost: 'bite',
  turned: 'bite',
}

import type { SoundsModule } from '@shamble/engine/entry'

export const sounds: SoundsModule['sounds'] = {
  startRolled: 'dice',
  rolled: 'dice',
  infested: 'bite',
  roadDestroyed: 'bite',
  settlementDestroyed: 'bite',
  cityReduced: 'bite',
  cityRazed: 'bite',
}

import type { SoundsModule } from '@shamble/engine/entry'

export const sounds: SoundsModule['sounds'] = {
  lost: 'bite',
  mandatoryGiven: 'bite',
}

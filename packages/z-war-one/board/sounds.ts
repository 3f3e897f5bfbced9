import type { SoundsModule } from '@shamble/engine/entry'

export const sounds: SoundsModule['sounds'] = {
  attacked: 'dice',
  spawnRolled: 'dice',
  roomRolled: 'dice',
  tieRolled: 'dice',
  grabbed: 'bite',
  takenDown: 'bite',
  infected: 'bite',
  died: 'bite',
}

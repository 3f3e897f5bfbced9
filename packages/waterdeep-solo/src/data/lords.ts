import { idFrom } from '@shamble/engine'
import type { QuestType } from './effect.ts'

/** A Lord, who scores two types of Quest. */
export interface Lord {
  id: string
  name: string
  types: readonly [QuestType, QuestType]
}

/** VP for each Quest of the Lord's types. */
export const LORD_BONUS = 4

const lord = (name: string, ...types: [QuestType, QuestType]): Lord => ({ id: idFrom(name), name, types })

/** The Lords without Larissa Neathal (B1). A Lord's id is the index here. */
export const LORDS: readonly Lord[] = [
  lord('Brianne Byndraeth', 'Arcana', 'Skullduggery'),
  lord('Caladorn Cassalanter', 'Skullduggery', 'Warfare'),
  lord('Durnan the Wanderer', 'Commerce', 'Warfare'),
  lord('Khelben Arunsun, the Blackstaff', 'Arcana', 'Warfare'),
  lord('Kyriani Agrivar', 'Arcana', 'Piety'),
  lord('Mirt the Moneylender', 'Commerce', 'Piety'),
  lord('Nindil Jalbuck', 'Piety', 'Skullduggery'),
  lord('Nymara Scheiron', 'Commerce', 'Skullduggery'),
  lord('Piergeiron the Paladinson', 'Piety', 'Warfare'),
  lord('Sammereza Sulphontis', 'Arcana', 'Commerce'),
]

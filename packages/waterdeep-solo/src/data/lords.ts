import type { QuestType } from './effect.ts'

/** A Lord, who scores two types of Quest. */
export interface Lord {
  id: string
  name: string
  types: readonly [QuestType, QuestType]
}

const lord = (id: string, name: string, ...types: [QuestType, QuestType]): Lord => ({ id, name, types })

/** The Lords without Larissa Neathal (B1). A Lord is known by his place here. */
export const LORDS: readonly Lord[] = [
  lord('brianne-byndraeth', 'Brianne Byndraeth', 'Arcana', 'Skullduggery'),
  lord('caladorn-cassalanter', 'Caladorn Cassalanter', 'Skullduggery', 'Warfare'),
  lord('durnan-the-wanderer', 'Durnan the Wanderer', 'Commerce', 'Warfare'),
  lord('khelben-arunsun-the-blackstaff', 'Khelben Arunsun, the Blackstaff', 'Arcana', 'Warfare'),
  lord('kyriani-agrivar', 'Kyriani Agrivar', 'Arcana', 'Piety'),
  lord('mirt-the-moneylender', 'Mirt the Moneylender', 'Commerce', 'Piety'),
  lord('nindil-jalbuck', 'Nindil Jalbuck', 'Piety', 'Skullduggery'),
  lord('nymara-scheiron', 'Nymara Scheiron', 'Commerce', 'Skullduggery'),
  lord('piergeiron-the-paladinson', 'Piergeiron the Paladinson', 'Piety', 'Warfare'),
  lord('sammereza-sulphontis', 'Sammereza Sulphontis', 'Arcana', 'Commerce'),
]

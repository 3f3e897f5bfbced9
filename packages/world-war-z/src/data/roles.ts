/*
 * The characters (4).
 */

export type Ability =
  | { op: 'bonus'; value: number }
  | { op: 'moveSteps'; value: number }
  | { op: 'flyByDiscard'; cost: number }
  | { op: 'reduceLossNear'; strengthMin: number; reduce: number; range: number }
  | { op: 'extraStartCards'; value: number }
  | { op: 'drawTwoKeepOne' }
  | { op: 'threatRedraw'; times: number }
  | { op: 'splash'; dieMin: number; by: number }
  | { op: 'aura'; bonus: number; range: number }

export interface Role {
  id: string
  name: string
  role: string
  abilities: readonly Ability[]
}

const role = (id: string, title: string, name: string, ...abilities: Ability[]): Role => ({
  id,
  name,
  role: title,
  abilities,
})

/** The eight roles. A role's id is its index here. */
export const ROLES: readonly Role[] = [
  role('veteran', 'Veteran', 'Master Sergeant Ilse Brandt', { op: 'bonus', value: 1 }),
  role('ranger', 'Ranger', 'Tomas Quill', { op: 'moveSteps', value: 2 }),
  role('pilot', 'Pilot', 'Captain Noor Haddad', { op: 'flyByDiscard', cost: 1 }),
  role('medic', 'Field Medic', 'Dr. Ana Ferreira', {
    op: 'reduceLossNear',
    strengthMin: 3,
    reduce: 1,
    range: 1,
  }),
  role(
    'quartermaster',
    'Quartermaster',
    'Chief Warrant Officer Dae Park',
    { op: 'extraStartCards', value: 1 },
    { op: 'drawTwoKeepOne' },
  ),
  role('analyst', 'Intelligence Analyst', 'Priya Raman', { op: 'threatRedraw', times: 1 }),
  role('sapper', 'Sapper', 'Luc Amara', { op: 'splash', dieMin: 5, by: 1 }),
  role('marshal', 'Marshal', 'Colonel Wren Castellan', { op: 'aura', bonus: 1, range: 1 }),
]

/** An ability of a role by its `op`, or null. */
export function abilityOf<Op extends Ability['op']>(
  role: number,
  op: Op,
): Extract<Ability, { op: Op }> | null {
  const { abilities } = ROLES[role]!
  for (let i = 0; i < abilities.length; i++)
    if (abilities[i]!.op === op) return abilities[i] as Extract<Ability, { op: Op }>
  return null
}

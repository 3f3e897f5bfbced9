import { closeDoor, knock, openDoor, unbar } from '../../map/doors.ts'
import { search, searchCost } from '../searching.ts'
import { barricade, doTask, taskCost } from '../tasks.ts'
import { door as doorId, task as taskId, type G } from '../../table.ts'
import { pay } from './costs.ts'
import { AP } from '../../data/action-points.ts'

/*
 * 7.2, 7.4, 8. Doors, searching and tasks as actions.
 */

export const takeDoors = {
  open(g: G, [hero]: [number], id: string) {
    pay(g, hero, AP.door)
    openDoor(g, hero, doorId.of(id))
    g.again()
  },
  close(g: G, [hero]: [number], id: string) {
    pay(g, hero, AP.door)
    closeDoor(g, hero, doorId.of(id))
    g.again()
  },
  unbar(g: G, [hero]: [number], id: string) {
    pay(g, hero, AP.door)
    unbar(g, hero, doorId.of(id))
    g.again()
  },
  knock(g: G, [hero]: [number], id: string) {
    pay(g, hero, AP.door)
    knock(g, hero, doorId.of(id))
    g.again()
  },
  search(g: G, [hero]: [number]) {
    pay(g, hero, searchCost(g.table, hero))
    search(g, hero)
    g.again()
  },
  task(g: G, [hero]: [number], id: string) {
    pay(g, hero, taskCost(g.table, hero))
    doTask(g, hero, taskId.of(id))
    g.again()
  },
  barricade(g: G, [hero]: [number], id: string) {
    pay(g, hero, taskCost(g.table, hero))
    barricade(g, hero, doorId.of(id))
    g.again()
  },
}

import * as score from './bot/score.ts'
import * as director from './director/rules.ts'
import * as directorWords from './director/words.ts'
import { joinDirector, zWarOne } from './index.ts'
import { FILES } from './missions/all.ts'
import * as reader from './missions/read.ts'
import { join, joinMission } from './parts.ts'

/*
 * The whole game, every part of it joined: for whoever plays any game of it, such as the server.
 */

for (const [id, file] of Object.entries(FILES)) joinMission(id, file)
join('reader', reader)
join('score', score)
joinDirector(director)
join('directorWords', directorWords)

export { zWarOne, zWarOne as game }

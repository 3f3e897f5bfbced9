import type { Asked } from '$lib/island/take-over.ts'
import { builtEntry, wrong } from '$lib/wrong.ts'

/** The campaign of a game. Which company is shown only the browser knows, or the mark of the address. */
export async function load({ params }: Pick<Asked<{ game: string }>, 'params'>) {
  const { id, title, built } = builtEntry(params.game)
  if (!built.campaign) {
    const offers = [{ href: `/play/${id}`, label: `Play ${title}` }]
    wrong(404, 'no-campaign', `${title} has no campaign: every game of it stands by itself.`, offers)
  }
  const [{ game }, { campaign }] = await Promise.all([built.rules({}), built.campaign()])
  return { title, game, campaign, board: { styles: campaign.styles } }
}

import { entryOrWrong, wrong } from '$lib/wrong.ts'
import { paths, type Asked } from '$lib/addresses.ts'

/** The campaign of a game. Which company is shown only the browser knows, or the fragment of the address. */
export async function load({ params }: Pick<Asked<'campaign'>, 'params'>) {
  const entry = entryOrWrong(params.game)
  const { id, title } = entry
  if (!entry.campaign) {
    const offers = [{ href: paths.play(id), label: `Play ${title}` }]
    wrong(404, 'no-campaign', `${title} has no campaign: every game of it stands by itself.`, offers)
  }
  const [{ game }, { campaign }] = await Promise.all([entry.rules({}), entry.campaign()])
  return { title, game, campaign, board: { styles: campaign.styles } }
}

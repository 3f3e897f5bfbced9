import type { Laid } from './lay.ts'

/** A worked example of the reference, Part D: a position, what happens, and the result. */
export interface Example {
  id: string
  says: string
  given: Laid
  does:
    | { op: 'choose' }
    | { op: 'turn' }
    | { op: 'playIntrigue'; card: string }
    | { op: 'ownerBenefit'; building: string; user: string }
    | { op: 'playerCompletes'; quest: string }
    | { op: 'playerPlays'; card: string; pseudoGives: boolean }
    | { op: 'finalScore' }
  expect: {
    step?: string
    spaces?: string[]
    resource?: string
    take?: string
    copy?: string
    space?: string
    boughtId?: string
    completed?: string
    score?: number
    pseudoTavern?: string
    playerTavern?: string
    hallAfter?: string[]
    playerQuests?: string[]
    pseudoQuests?: string[]
    questDiscard?: string[]
    ownedByPseudo?: string[]
    agentsInPool?: number
    occupiedBy?: Record<string, string>
    free?: string[]
    firstPlayer?: string
  }
}

export const EXAMPLES: readonly Example[] = [
  {
    id: 'E-01',
    says: 'Scan starts at the leftmost cost of the top Quest',
    given: { pseudo: { tavern: '4G', column: ['domesticate-owlbears', 'raid-orc-stronghold'] } },
    does: { op: 'choose' },
    expect: { step: 'scan', spaces: ['plinth'], resource: 'cleric', take: '1C' },
  },
  {
    id: 'E-02',
    says: 'Next entry when the first has no space',
    given: {
      pseudo: { tavern: '4G', column: ['domesticate-owlbears', 'raid-orc-stronghold'] },
      you: { on: ['plinth'] },
    },
    does: { op: 'choose' },
    expect: { step: 'scan', spaces: ['blackstaff-tower'], resource: 'wizard', take: '1W' },
  },
  {
    id: 'E-03',
    says: 'Lower Quest is reached only after the top one',
    given: {
      pseudo: { tavern: '4G', column: ['domesticate-owlbears', 'raid-orc-stronghold'] },
      you: { on: ['plinth', 'blackstaff-tower'] },
    },
    does: { op: 'choose' },
    expect: { step: 'scan', spaces: ['field-of-triumph'], resource: 'fighter', take: '2F' },
  },
  {
    id: 'E-04',
    says: 'Left to right, not right to left',
    given: { pseudo: { tavern: '2C', column: ['recruit-paladins-for-tyr', 'bolster-city-guard'] } },
    does: { op: 'choose' },
    expect: { step: 'scan', spaces: ['field-of-triumph'], resource: 'fighter', take: '2F' },
  },
  {
    id: 'E-05',
    says: 'No reservation between Quests',
    given: {
      pseudo: { tavern: '2C', column: ['create-a-shrine-to-oghma', 'convert-a-noble-to-lathander'] },
      you: { on: ['plinth', 'auroras-realms-shop', 'cliffwatch-inn-1'] },
    },
    does: { op: 'choose' },
    expect: { step: 'scan', spaces: ['field-of-triumph'], resource: 'fighter', take: '2F' },
  },
  {
    id: 'E-06',
    says: 'Greatest number wins, no matter who owns the Building',
    given: {
      pseudo: { tavern: '1C', column: ['study-the-illusk-arch', 'bolster-city-guard'] },
      built: { 'tower-of-the-order': ['you', 3] },
    },
    does: { op: 'choose' },
    expect: { step: 'scan', spaces: ['tower-of-the-order'], resource: 'wizard', take: '3W' },
  },
  {
    id: 'E-07',
    says: 'Equal number: greatest value',
    given: {
      pseudo: { column: ['bolster-city-guard', 'raid-orc-stronghold'] },
      built: { 'caravan-court': ['you', 2], 'fetlock-court': ['you'] },
    },
    does: { op: 'choose' },
    expect: { step: 'scan', spaces: ['fetlock-court'], resource: 'fighter', take: '2F 1W' },
  },
  {
    id: 'E-08',
    says: 'Equal number and value: owner reward subtracted',
    given: {
      pseudo: { column: ['procure-stolen-goods', 'install-a-spy-in-castle-waterdeep'] },
      built: { 'jesters-court': ['you', 2] },
    },
    does: { op: 'choose' },
    expect: { step: 'scan', spaces: ['grinning-lion-tavern'], resource: 'rogue', take: '2R' },
  },
  {
    id: 'E-09',
    says: 'Own Building: nothing to subtract, tie goes to chance',
    given: {
      pseudo: { column: ['procure-stolen-goods', 'install-a-spy-in-castle-waterdeep'] },
      built: { 'jesters-court': ['pseudo', 2] },
    },
    does: { op: 'choose' },
    expect: {
      step: 'scan',
      spaces: ['grinning-lion-tavern', 'jesters-court'],
      resource: 'rogue',
      take: '2R',
    },
  },
  {
    id: 'E-10',
    says: 'Question-mark cubes: need first, then the best cube',
    given: {
      pseudo: { tavern: '2C', column: ['convert-a-noble-to-lathander', 'infiltrate-halasters-circle'] },
      you: { on: ['field-of-triumph'] },
      built: { 'house-of-good-spirits': ['pseudo'], 'yawning-portal': ['you'] },
    },
    does: { op: 'choose' },
    expect: { step: 'scan', spaces: ['house-of-good-spirits'], resource: 'fighter', take: '1F 1W' },
  },
  {
    id: 'E-11',
    says: 'Gold: Northgate before Cliffwatch Inn',
    given: {
      pseudo: { tavern: '5W', column: ['infiltrate-halasters-circle', 'bolster-city-guard'] },
      you: { on: ['auroras-realms-shop'] },
      built: { northgate: ['you'] },
    },
    does: { op: 'choose' },
    expect: { step: 'scan', spaces: ['northgate'], resource: 'gold', take: '1C 2G' },
  },
  {
    id: 'E-12',
    says: 'A space with a price he cannot pay is no space',
    given: {
      pseudo: { tavern: '1G', column: ['create-a-shrine-to-oghma', 'domesticate-owlbears'] },
      you: { on: ['plinth'] },
      built: { 'house-of-wonder': ['you'] },
    },
    does: { op: 'choose' },
    expect: { step: 'scan', spaces: ['auroras-realms-shop'], resource: 'gold', take: '4G' },
  },
  {
    id: 'E-13',
    says: 'Prices are not subtracted',
    given: {
      pseudo: { tavern: '2G', column: ['seal-gate-to-cyrics-realm', 'bolster-city-guard'] },
      built: { 'house-of-wonder': ['you'] },
    },
    does: { op: 'choose' },
    expect: { step: 'scan', spaces: ['house-of-wonder'], resource: 'cleric', take: '2C' },
  },
  {
    id: 'E-14',
    says: 'The Stone House counts every tile in play',
    given: {
      pseudo: { tavern: '5W', column: ['infiltrate-halasters-circle', 'bolster-city-guard'] },
      built: {
        'stone-house': ['you'],
        'caravan-court': ['you', 2],
        'new-olamn': ['pseudo'],
        northgate: ['you'],
        skulkway: ['pseudo'],
      },
    },
    does: { op: 'choose' },
    expect: { step: 'scan', spaces: ['stone-house'], resource: 'gold', take: '5G' },
  },
  {
    id: 'E-15',
    says: 'The Zoarstar copies the best space that holds your Agent',
    given: {
      pseudo: { tavern: '1C', column: ['domesticate-owlbears', 'bolster-city-guard'] },
      you: { on: ['blackstaff-tower', 'auroras-realms-shop'] },
      built: { zoarstar: ['you'] },
    },
    does: { op: 'choose' },
    expect: { step: 'scan', spaces: ['zoarstar'], resource: 'wizard', take: '1W', copy: 'blackstaff-tower' },
  },
  {
    id: 'E-16',
    says: "The Magister's Orb is used only when no free space serves",
    given: {
      pseudo: {
        tavern: '1C',
        column: ['domesticate-owlbears', 'bolster-city-guard'],
        plots: ['recover-the-magisters-orb'],
      },
      you: { on: ['blackstaff-tower'] },
    },
    does: { op: 'choose' },
    expect: { step: 'orb', spaces: ['blackstaff-tower'], resource: 'wizard', take: '1W' },
  },
  {
    id: 'E-17',
    says: 'A Mandatory Quest heads the scan',
    given: { pseudo: { column: ['quell-riots', 'bolster-city-guard', 'raid-orc-stronghold'] } },
    does: { op: 'choose' },
    expect: { step: 'scan', spaces: ['plinth'], resource: 'cleric', take: '1C' },
  },
  {
    id: 'E-18',
    says: 'D1: Castle Waterdeep',
    given: {
      pseudo: { tavern: '6G', column: ['procure-stolen-goods', 'install-a-spy-in-castle-waterdeep'] },
      you: { on: ['grinning-lion-tavern'] },
    },
    does: { op: 'choose' },
    expect: { step: 'castle', spaces: ['castle-waterdeep'] },
  },
  {
    id: 'E-19',
    says: "D2: Builder's Hall, most VP he can afford, leftmost on a tie",
    given: {
      pseudo: { tavern: '6G', column: ['procure-stolen-goods', 'install-a-spy-in-castle-waterdeep'] },
      you: { score: 20, on: ['grinning-lion-tavern', 'castle-waterdeep'] },
      hall: { 'caravan-court': 3, 'fetlock-court': 5, northgate: 3 },
      stack: ['golden-horn'],
    },
    does: { op: 'turn' },
    expect: {
      space: 'builders-hall',
      boughtId: 'caravan-court',
      score: 17,
      pseudoTavern: '2G',
      hallAfter: ['golden-horn', 'fetlock-court', 'northgate'],
    },
  },
  {
    id: 'E-20',
    says: 'D3: highest value',
    given: {
      pseudo: {
        tavern: '2G',
        column: ['establish-shadow-thieves-guild', 'install-a-spy-in-castle-waterdeep'],
      },
      you: {
        on: [
          'grinning-lion-tavern',
          'castle-waterdeep',
          'field-of-triumph',
          'blackstaff-tower',
          'auroras-realms-shop',
          'cliffwatch-inn-1',
        ],
      },
      built: { 'spires-of-the-morning': ['pseudo', 2] },
      hall: { 'caravan-court': 1, 'new-olamn': 1, northgate: 1 },
    },
    does: { op: 'choose' },
    expect: { step: 'value', spaces: ['spires-of-the-morning'], take: '2C' },
  },
  {
    id: 'E-21',
    says: 'D4: Waterdeep Harbor, lowest free number',
    given: {
      pseudo: {
        tavern: '2G',
        column: ['establish-shadow-thieves-guild', 'install-a-spy-in-castle-waterdeep'],
      },
      you: {
        on: [
          'auroras-realms-shop',
          'blackstaff-tower',
          'builders-hall',
          'castle-waterdeep',
          'cliffwatch-inn-1',
          'cliffwatch-inn-2',
          'cliffwatch-inn-3',
          'field-of-triumph',
          'grinning-lion-tavern',
          'plinth',
          'waterdeep-harbor-1',
        ],
      },
      hall: { 'caravan-court': 1 },
    },
    does: { op: 'choose' },
    expect: { step: 'harbor', spaces: ['waterdeep-harbor-2'] },
  },
  {
    id: 'E-22',
    says: 'No space at all while reassigning',
    given: {
      pseudo: {
        tavern: '2G',
        column: ['establish-shadow-thieves-guild', 'install-a-spy-in-castle-waterdeep'],
      },
      you: {
        on: [
          'auroras-realms-shop',
          'blackstaff-tower',
          'builders-hall',
          'castle-waterdeep',
          'cliffwatch-inn-1',
          'cliffwatch-inn-2',
          'cliffwatch-inn-3',
          'field-of-triumph',
          'grinning-lion-tavern',
          'plinth',
        ],
      },
      reassigning: true,
    },
    does: { op: 'choose' },
    expect: { step: 'none', spaces: [] },
  },
  {
    id: 'E-23',
    says: "3E: a Quest outside your Lord's two types",
    given: {
      pseudo: { tavern: '5W', column: ['infiltrate-halasters-circle', 'bolster-city-guard'] },
      you: { on: ['auroras-realms-shop'] },
      questDeck: [
        'thin-the-city-watch',
        'seal-gate-to-cyrics-realm',
        'raid-orc-stronghold',
        'train-bladesingers',
      ],
    },
    does: { op: 'turn' },
    expect: {
      space: 'cliffwatch-inn-1',
      playerQuests: ['raid-orc-stronghold'],
      questDiscard: ['thin-the-city-watch', 'seal-gate-to-cyrics-realm'],
      completed: 'infiltrate-halasters-circle',
      score: -25,
      pseudoTavern: '',
    },
  },
  {
    id: 'E-24',
    says: 'F7 with a cube to lose',
    given: {
      pseudo: { column: ['bolster-city-guard', 'domesticate-owlbears'] },
      you: { tavern: '1W', score: 10 },
    },
    does: { op: 'playIntrigue', card: 'graduation-day' },
    expect: { pseudoTavern: '1W', playerTavern: '', score: 10 },
  },
  {
    id: 'E-25',
    says: 'F7 without a cube to lose',
    given: {
      pseudo: { column: ['bolster-city-guard', 'domesticate-owlbears'] },
      you: { tavern: '2C', score: 10 },
    },
    does: { op: 'playIntrigue', card: 'ambush' },
    expect: { pseudoTavern: '1F', playerTavern: '2C', score: 8 },
  },
  {
    id: 'E-26',
    says: 'F7 with a question-mark cube',
    given: {
      pseudo: { tavern: '1F 1W', column: ['establish-shadow-thieves-guild', 'domesticate-owlbears'] },
      you: { tavern: '2R', score: 10 },
    },
    does: { op: 'playIntrigue', card: 'free-drinks' },
    expect: { pseudoTavern: '1F 1R 1W', playerTavern: '1R', score: 10 },
  },
  {
    id: 'E-27',
    says: 'F1 Call in a Favor follows the scan',
    given: { pseudo: { tavern: '2C 3R', column: ['seal-gate-to-cyrics-realm', 'domesticate-owlbears'] } },
    does: { op: 'playIntrigue', card: 'call-in-a-favor' },
    expect: { pseudoTavern: '2C 3R 4G' },
  },
  {
    id: 'E-28',
    says: 'F5 Real Estate Deal is the same',
    given: {
      pseudo: { tavern: '1C', column: ['domesticate-owlbears', 'bolster-city-guard'] },
      built: { 'new-olamn': ['pseudo'] },
    },
    does: { op: 'playIntrigue', card: 'real-estate-deal' },
    expect: { pseudoTavern: '1C 1W', ownedByPseudo: ['new-olamn'] },
  },
  {
    id: 'E-29',
    says: 'Gold-only card',
    given: {
      pseudo: { column: ['domesticate-owlbears', 'bolster-city-guard'] },
      you: { tavern: '1G', score: 5 },
    },
    does: { op: 'playIntrigue', card: 'spread-the-wealth' },
    expect: { pseudoTavern: '4G', playerTavern: '3G', score: 5 },
  },
  {
    id: 'E-30',
    says: 'F2 Recall Agent on the Castle',
    given: {
      pseudo: {
        tavern: '6G',
        column: ['procure-stolen-goods', 'install-a-spy-in-castle-waterdeep'],
        on: ['plinth'],
        pool: 2,
      },
      you: { on: ['grinning-lion-tavern'] },
      intrigueDeck: ['recall-agent'],
    },
    does: { op: 'turn' },
    expect: { space: 'castle-waterdeep', agentsInPool: 2, free: ['castle-waterdeep'], firstPlayer: 'pseudo' },
  },
  {
    id: 'E-31',
    says: 'F3 Accelerate Plans: two placements, one completion',
    given: {
      pseudo: { tavern: '7F 2R 1W', column: ['raid-orc-stronghold', 'train-bladesingers'] },
      you: {
        score: 30,
        on: ['plinth', 'blackstaff-tower', 'grinning-lion-tavern', 'auroras-realms-shop', 'builders-hall'],
      },
      questDeck: ['domesticate-owlbears'],
      intrigueDeck: ['accelerate-plans'],
    },
    does: { op: 'turn' },
    expect: {
      space: 'castle-waterdeep',
      occupiedBy: { 'castle-waterdeep': 'pseudo', 'field-of-triumph': 'pseudo' },
      agentsInPool: 1,
      completed: 'raid-orc-stronghold',
      score: 22,
      pseudoTavern: '5F 1W 4G',
      pseudoQuests: ['train-bladesingers', 'domesticate-owlbears'],
    },
  },
  {
    id: 'E-32',
    says: 'F4 Bribe Agent with 1 Gold',
    given: {
      pseudo: { tavern: '1C 1G', column: ['domesticate-owlbears', 'bolster-city-guard'] },
      you: { on: ['blackstaff-tower', 'castle-waterdeep'] },
    },
    does: { op: 'playIntrigue', card: 'bribe-agent' },
    expect: { pseudoTavern: '1C 1W' },
  },
  {
    id: 'E-33',
    says: 'F6 Change of Plans',
    given: {
      pseudo: { column: ['domesticate-owlbears', 'bolster-city-guard'] },
      you: { lord: 'brianne-byndraeth' },
      questDeck: ['prison-break', 'thin-the-city-watch'],
    },
    does: { op: 'playIntrigue', card: 'change-of-plans' },
    expect: {
      playerQuests: ['thin-the-city-watch'],
      questDiscard: ['prison-break'],
      pseudoQuests: ['domesticate-owlbears', 'bolster-city-guard'],
    },
  },
  {
    id: 'E-34',
    says: 'Sample Wares by Pseudo',
    given: {
      pseudo: { tavern: '1C', column: ['domesticate-owlbears', 'bolster-city-guard'], pool: 2 },
      you: { score: 10 },
      hall: { 'dragon-tower': 2, 'caravan-court': 1, 'fetlock-court': 1 },
      intrigueDeck: ['lack-of-faith'],
    },
    does: { op: 'playIntrigue', card: 'sample-wares' },
    expect: {
      pseudoTavern: '1C 2F 1W',
      agentsInPool: 1,
      occupiedBy: { 'hall:fetlock-court': 'pseudo' },
      score: 10,
    },
  },
  {
    id: 'E-35',
    says: 'One Quest a turn, the uppermost',
    given: {
      pseudo: { tavern: '1C 2F 2R 2W', column: ['domesticate-owlbears', 'raid-orc-stronghold'] },
      you: { score: 12, on: ['plinth', 'castle-waterdeep'] },
      questDeck: ['create-a-shrine-to-oghma'],
    },
    does: { op: 'turn' },
    expect: {
      space: 'field-of-triumph',
      completed: 'domesticate-owlbears',
      score: 4,
      pseudoTavern: '5F 2R 2G',
      pseudoQuests: ['raid-orc-stronghold', 'create-a-shrine-to-oghma'],
    },
  },
  {
    id: 'E-36',
    says: 'A Mandatory Quest blocks the others',
    given: {
      pseudo: { tavern: '2C 3F 2R', column: ['quell-riots', 'raid-orc-stronghold', 'bolster-city-guard'] },
      you: { score: 12, on: ['plinth'] },
    },
    does: { op: 'turn' },
    expect: {
      space: 'field-of-triumph',
      completed: 'quell-riots',
      score: 8,
      pseudoTavern: '4F 2R',
      pseudoQuests: ['raid-orc-stronghold', 'bolster-city-guard'],
    },
  },
  {
    id: 'E-37',
    says: 'Plot Quest bonus for a type',
    given: {
      pseudo: { tavern: '1C 3F', column: ['quell-mercenary-uprising', 'ambush-artor-morlin'] },
      you: { score: 50 },
      questDeck: ['deliver-an-ultimatum', 'train-bladesingers'],
    },
    does: { op: 'turn' },
    expect: {
      space: 'field-of-triumph',
      completed: 'quell-mercenary-uprising',
      score: 42,
      pseudoTavern: '1F',
    },
  },
  {
    id: 'E-38',
    says: 'The same bonus on a later Quest',
    given: {
      pseudo: {
        tavern: '1C 3F 1R',
        column: ['ambush-artor-morlin', 'deliver-an-ultimatum'],
        plots: ['quell-mercenary-uprising'],
      },
      you: { score: 42, on: ['plinth', 'field-of-triumph', 'grinning-lion-tavern'] },
      questDeck: ['create-a-shrine-to-oghma'],
    },
    does: { op: 'turn' },
    expect: {
      completed: 'ambush-artor-morlin',
      score: 32,
      pseudoQuests: ['deliver-an-ultimatum', 'create-a-shrine-to-oghma'],
    },
  },
  {
    id: 'E-39',
    says: 'Bolster Griffon Cavalry adds one Fighter per action',
    given: {
      pseudo: { column: ['bolster-city-guard', 'raid-orc-stronghold'], plots: ['bolster-griffon-cavalry'] },
    },
    does: { op: 'turn' },
    expect: { space: 'field-of-triumph', pseudoTavern: '3F' },
  },
  {
    id: 'E-40',
    says: 'Lure Artisans of Mirabar',
    given: {
      pseudo: { tavern: '1C 1F 2G', column: ['lure-artisans-of-mirabar', 'bolster-city-guard'] },
      you: { score: 30, on: ['castle-waterdeep'] },
      hall: { 'caravan-court': 1, 'fetlock-court': 4, northgate: 4 },
      questDeck: ['create-a-shrine-to-oghma'],
      stack: ['golden-horn'],
    },
    does: { op: 'turn' },
    expect: {
      space: 'grinning-lion-tavern',
      completed: 'lure-artisans-of-mirabar',
      score: 22,
      ownedByPseudo: ['fetlock-court'],
      pseudoTavern: '1R',
    },
  },
  {
    id: 'E-41',
    says: 'Send Aid to the Harpers pays you',
    given: {
      pseudo: { tavern: '1C 1F 4G', column: ['send-aid-to-the-harpers', 'bolster-city-guard'] },
      you: { tavern: '1G', score: 30 },
      questDeck: ['create-a-shrine-to-oghma'],
    },
    does: { op: 'turn' },
    expect: { completed: 'send-aid-to-the-harpers', score: 15, playerTavern: '5G' },
  },
  {
    id: 'E-42',
    says: 'Owner reward to Pseudo on your turn',
    given: {
      pseudo: { tavern: '1C', column: ['domesticate-owlbears', 'bolster-city-guard'] },
      built: { 'fetlock-court': ['pseudo'] },
    },
    does: { op: 'ownerBenefit', building: 'fetlock-court', user: 'player' },
    expect: { pseudoTavern: '1C 1W' },
  },
  {
    id: 'E-43',
    says: 'Owner reward that is an Intrigue card',
    given: {
      pseudo: { tavern: '1C', column: ['domesticate-owlbears', 'bolster-city-guard'] },
      you: { tavern: '1R 1W', score: 9 },
      built: { 'dragon-tower': ['pseudo'] },
      intrigueDeck: ['assassination'],
    },
    does: { op: 'ownerBenefit', building: 'dragon-tower', user: 'player' },
    expect: { pseudoTavern: '1C 1R', playerTavern: '1W', score: 9 },
  },
  {
    id: 'E-44',
    says: 'Your Lord bonus is paid at once',
    given: {
      pseudo: { column: ['domesticate-owlbears', 'bolster-city-guard'] },
      you: {
        tavern: '5C 3G',
        lord: 'piergeiron-the-paladinson',
        score: 7,
        quests: ['create-a-shrine-to-oghma'],
      },
    },
    does: { op: 'playerCompletes', quest: 'create-a-shrine-to-oghma' },
    expect: { score: 36, playerTavern: '1G' },
  },
  {
    id: 'E-45',
    says: 'You answer for Pseudo',
    given: {
      pseudo: { tavern: '2W', column: ['domesticate-owlbears', 'bolster-city-guard'] },
      you: { score: 20 },
    },
    does: { op: 'playerPlays', card: 'research-agreement', pseudoGives: true },
    expect: { score: 15, playerTavern: '2W', pseudoTavern: '1W' },
  },
  {
    id: 'E-46',
    says: 'Final score',
    given: {
      pseudo: { tavern: '3C 9G', column: ['domesticate-owlbears', 'bolster-city-guard'] },
      you: {
        tavern: '3F 1R 7G',
        score: 41,
        quests: ['foil-the-zhentarim', 'ally-with-house-thann', 'procure-stolen-goods'],
      },
    },
    does: { op: 'finalScore' },
    expect: { score: 33 },
  },
]

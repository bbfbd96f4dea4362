/** Which migration belongs to which domain, by the number in its name: 20261121000400_teams.sql is 400. */
import { StackError } from '../errors'

export interface Domain {
  /** Name of its file in docs/data-model. */
  slug: string
  title: string
  /** What it is about, in a sentence. */
  about: string
  /** First and last number of its migrations. */
  numbers: readonly (readonly [number, number])[]
}

export const DOMAINS: readonly Domain[] = [
  {
    slug: 'people',
    title: 'People',
    about: 'Accounts, roles, families, profiles, health and invitations.',
    numbers: [
      [300, 309],
      [320, 379],
      [410, 449],
      [840, 844],
    ],
  },
  {
    slug: 'club',
    title: 'Club',
    about: 'Schools with their seasons, teams, fields, equipment and age rules.',
    numbers: [
      [100, 299],
      [380, 409],
      [450, 479],
      [845, 849],
      [1100, 1100],
    ],
  },
  {
    slug: 'library',
    title: 'Library and animator',
    about: 'Exercises, collections of them, animations, and what was used when.',
    numbers: [
      [480, 529],
      [650, 650],
      [662, 662],
    ],
  },
  {
    slug: 'training',
    title: 'Training',
    about: 'Trainings, what they are planned from, and who comes.',
    numbers: [
      [590, 649],
      [655, 660],
    ],
  },
  {
    slug: 'matches',
    title: 'Matches',
    about: 'Matches from the call-up to the review, and the bookings of fields.',
    numbers: [[690, 739]],
  },
  {
    slug: 'development',
    title: 'Development',
    about: 'How a player comes on: ratings, assessments, notes, tasks and awards.',
    numbers: [
      [740, 769],
      [778, 799],
    ],
  },
  {
    slug: 'practice',
    title: 'Practice',
    about: 'What a player does alone: individual and mental exercises, given and logged.',
    numbers: [[770, 777]],
  },
  {
    slug: 'communication',
    title: 'Communication',
    about: 'Conversations with their messages, calendar feeds, appointments and live channels.',
    numbers: [
      [820, 839],
      [1000, 1000],
    ],
  },
  {
    slug: 'news',
    title: 'News and support',
    about:
      'Notifications and how they are delivered, reminders, jobs, and questions to the platform.',
    numbers: [
      [800, 819],
      [942, 943],
    ],
  },
  {
    slug: 'money',
    title: 'Money',
    about: 'What the platform charges schools, and what schools charge families.',
    numbers: [[850, 899]],
  },
  {
    slug: 'protection',
    title: 'Protection',
    about:
      'The audit trail, files, consents, safeguarding and the rights of people over their data.',
    numbers: [
      [310, 319],
      [900, 941],
      [944, 947],
      [953, 999],
    ],
  },
  {
    slug: 'analytics',
    title: 'Analytics',
    about: 'What the cockpits of coaches, players, owners and administrators count.',
    numbers: [[948, 952]],
  },
]

/** For what no migration creates in so many words. */
export const ELSEWHERE: Domain = {
  slug: 'elsewhere',
  title: 'Elsewhere',
  about: 'What has no migration of its own.',
  numbers: [],
}

export function findDomain(file: string): Domain {
  if (!file) return ELSEWHERE
  const number = Number(/^\d{8}(\d{6})_/.exec(file)?.[1] ?? Number.NaN)
  const found = DOMAINS.find(({ numbers }) =>
    numbers.some(([first, last]) => first <= number && number <= last),
  )
  if (found) return found
  throw new StackError(
    `Migration ${file} belongs to no domain of the data model.`,
    'Add its number to a domain in supabase/local/data-model/domains.ts.',
  )
}

import { useTranslation } from 'react-i18next'
import { formatAge } from '@/lib/dates'
import { formatDay } from '@/lib/time/format-day'
import type { SquadFacts, SquadRow } from '../../api/match-squad'
import { computeShare } from '../../model/squad-board'

/** What a row of the squad says about its answer. */
export type AnsweredRow = Pick<
  SquadRow,
  'answer' | 'answered_at' | 'answered_by' | 'needs_reconfirmation' | 'speaker' | 'absence'
>

/** What the family said and when, and what the season says, in one line each. */
export function useRowText(userId: string) {
  const { t, i18n } = useTranslation('matches/squad')
  const { t: tShell } = useTranslation()

  function formatAnswer(row: AnsweredRow | null): string {
    if (!row?.answer) return t('answers.none')
    if (row.absence) {
      const { reason, to_on } = row.absence
      return t('answers.away', {
        reason: tShell(`answer.reason.${reason}`),
        until: formatDay(to_on, i18n.language),
      })
    }
    const when = row.answered_at ? formatAge(row.answered_at) : ''
    const by =
      row.answered_by === userId
        ? t('answers.by_you')
        : row.speaker
          ? `${row.speaker.first_name} ${row.speaker.last_name}`
          : ''
    const said = [t(`answers.said.${row.answer}`), by, when].filter(Boolean).join(' · ')
    return row.needs_reconfirmation ? t('answers.again', { said }) : said
  }

  function formatFacts(facts: SquadFacts | null): string {
    if (!facts) return ''
    const share = computeShare(facts)
    return [
      t('season.minutes', { count: Math.round(facts.seconds / 60) }),
      share === null ? '' : t('season.share', { share: Math.round(share * 100) }),
      t('season.starts', { count: facts.starts }),
      facts.is_left_out ? t('season.left_out') : '',
      facts.yellows > 0 ? t('season.yellows', { count: facts.yellows }) : '',
      facts.reds > 0 ? t('season.reds', { count: facts.reds }) : '',
      facts.is_sent_off ? t('season.sent_off') : '',
    ]
      .filter(Boolean)
      .join(' · ')
  }

  return { answer: formatAnswer, facts: formatFacts }
}

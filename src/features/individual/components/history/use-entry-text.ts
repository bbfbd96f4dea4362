import { useTranslation } from 'react-i18next'
import { chooseText } from '@/features/exercises/model/exercise-text'
import type { LogRow } from '../../api/progress'
import { useIndividualText } from '../use-individual-text'

const efforts = ['1', '2', '3', '4', '5'] as const

/** How an entry of the log is said. */
export function useEntryText() {
  const { t, i18n } = useTranslation('individual')
  const text = useIndividualText()

  function formatTitle({ exercise }: Pick<LogRow, 'exercise'>): string {
    // an exercise its author does not share with the reader has no row for them
    const texts: LogRow['exercise']['texts'] | undefined = exercise?.texts
    return chooseText(texts ?? [], i18n.language)?.title || t('history.no_title')
  }

  function listFigures(row: LogRow): string[] {
    const { repetitions, seconds, metres, minutes } = row
    return [
      repetitions === null ? null : text.formatResult('repetitions', repetitions),
      seconds === null ? null : text.formatResult('seconds', seconds),
      metres === null ? null : text.formatResult('metres', metres),
      minutes === null ? null : text.formatMinutes(minutes),
    ].flatMap((figure) => figure ?? [])
  }

  /** Null where nothing was said. */
  function formatEffort(effort: number | null): string | null {
    const step = efforts[(effort ?? 0) - 1]
    return step ? t(`efforts.${step}`) : null
  }

  return { formatTitle, listFigures, formatEffort }
}

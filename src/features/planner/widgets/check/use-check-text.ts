import { useTranslation } from 'react-i18next'
import { formatDay } from '@/lib/time/format-day'
import type { Finding } from '../../model/check/finding'
import type { Change } from '../../model/check/fixes/changes'
import { useExerciseText } from '@/features/exercises/widgets/library/use-exercise-text'
import { useEquipmentText } from '@/features/exercises/widgets/library/use-equipment-text'
import { usePlanText } from '../use-plan-text'

/** Told one by one up to here; a coach wants to know what happens, not every minute of it. */
const toldChanges = 4

/** Findings, fixes and what they change, in the reader's language. */
export function useCheckText() {
  const { t, i18n } = useTranslation(['planner', 'exercises'])
  const { blockTitle } = usePlanText()
  const equipment = useEquipmentText()
  const { ages } = useExerciseText()

  function formatValues({ values }: Finding) {
    const { kind, topic, count, from, to, on, per, who } = values
    const range = { min_age: Number(from), max_age: Number(to), players_min: 0, players_max: 0 }
    return {
      ...values,
      count: Number(count ?? 0),
      item: kind ? equipment({ kind, count: Number(count) }) : '',
      topic: topic ? t(`exercises:topics.${topic}`) : '',
      ages: from === undefined ? '' : ages(range),
      on: on ? formatDay(String(on).slice(0, 10), i18n.language) : '',
      per: per === 'week' || per === 'month' ? t(`check.per.${per}`) : '',
      who: who || t('check.closed'),
    }
  }

  /** The whole sentence. */
  function describeFinding(finding: Finding): string {
    const isBeside = finding.code === 'area_large' && finding.values.lanes !== undefined
    return t(
      isBeside ? 'check.found.area_lanes' : `check.found.${finding.code}`,
      formatValues(finding),
    )
  }

  /** Two or three words, for the block itself. */
  function describeFindingShort(finding: Finding): string {
    return t(`check.short.${finding.code}`, formatValues(finding))
  }

  function change(one: Change): string {
    const title = blockTitle(one.block)
    switch (one.code) {
      case 'added':
        return t('check.change.added', { title, minutes: one.block.minutes })
      case 'swapped':
        return t('check.change.swapped', { title, from: blockTitle(one.before) })
      case 'grouped':
        return t('check.change.grouped', { title, groups: one.groups })
      case 'longer':
      case 'shorter':
        return t(`check.change.${one.code}`, { title, minutes: one.minutes })
      default:
        return t(`check.change.${one.code}`, { title })
    }
  }

  /** What a fix does, as one sentence that begins like one. */
  function describeChanges(all: readonly Change[]): string {
    const sentences = countRepeats(all.map(change))
    const most = sentences.length > toldChanges + 1 ? toldChanges : sentences.length
    const told = sentences.slice(0, most)
    const rest = sentences.length - most
    const parts = rest > 0 ? [...told, t('check.change.more', { count: rest })] : told
    const text = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(parts)
    return text.charAt(0).toLocaleUpperCase(i18n.language) + text.slice(1)
  }

  /** The same thing several times is said once, with how often. */
  function countRepeats(sentences: readonly string[]): string[] {
    return [...new Set(sentences)].map((what) => {
      const times = sentences.filter((other) => other === what).length
      return times > 1 ? t('check.change.times', { times, what }) : what
    })
  }

  return { found: describeFinding, short: describeFindingShort, changes: describeChanges }
}

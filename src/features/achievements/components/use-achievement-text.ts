import { useTranslation } from 'react-i18next'
import { findWords, toCount, type Achievement, type AchievementRule } from '../model/achievement'

/** An achievement in words: its title, and what one does for it. */
export function useAchievementText() {
  const { t, i18n } = useTranslation('achievements')
  /** "10 sessions in a row without missing one"; `threshold` as stored. */
  const formatRule = (rule: AchievementRule, threshold: number | null) =>
    threshold === null
      ? t('rules.by_hand')
      : t(`rules.${rule}`, { count: toCount(rule, threshold) })
  return {
    formatRule,
    formatTitle: ({ texts }: Pick<Achievement, 'texts'>) =>
      findWords(texts, i18n.language)?.title ?? t('untitled'),
    formatDescription: ({ texts }: Pick<Achievement, 'texts'>) =>
      findWords(texts, i18n.language)?.description ?? '',
  }
}

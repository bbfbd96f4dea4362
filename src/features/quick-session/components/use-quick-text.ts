import { useTranslation } from 'react-i18next'
import type {
  Compromise,
  QuickBlock,
  Reason,
  SessionReason,
} from '@/features/planner/model/candidates/session'
import type { Topic } from '@/features/planner/model/candidates/candidate'
import type { ThemeChoice } from '@/features/planner/model/candidates/theme'

interface Goal {
  topic: Topic
  players: number
  squad: number
}

/** Names, reasons and compromises of a quick session in words. */
export function useQuickText(seasonTitle: string | null) {
  const { t, i18n } = useTranslation(['quick-session', 'exercises'])
  const formatTopic = (name: Topic) => t(`exercises:topics.${name}`)

  const formatGoal = ({ topic, players, squad }: Goal) => ({
    topic: formatTopic(topic),
    count: players,
    squad,
  })

  function describeReason(because: Reason): string {
    switch (because.code) {
      case 'theme':
      case 'gap':
        return t(`quick.reason.${because.code}`, { topic: formatTopic(because.topic) })
      case 'goal':
        return t('quick.reason.goal', formatGoal(because))
      case 'related':
        return t('quick.reason.related', {
          topic: formatTopic(because.topic),
          theme: formatTopic(because.theme),
        })
      default:
        return t(`quick.reason.${because.code}`, { ...because })
    }
  }

  function describeCompromise(given: Compromise): string {
    if (given.code === 'equipment') {
      const item = t(`exercises:equipment.${given.kind}`, { count: given.needed })
      return t('quick.compromise.equipment', { item, have: given.have })
    }
    return t(`quick.compromise.${given.code}`, { ...given })
  }

  function describeSessionReason(because: SessionReason): string {
    switch (because.code) {
      case 'theme':
      case 'theme_missed':
        return t(`quick.whole.${because.code}`, { topic: formatTopic(because.topic) })
      case 'goal':
        return t('quick.whole.goal', formatGoal(because))
      case 'balance':
        return t('quick.whole.balance', { topics: list(because.topics.map(formatTopic)) })
      default:
        return t(`quick.whole.${because.code}`, { ...because })
    }
  }

  const list = (words: readonly string[]) =>
    new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(words)

  function formatTheme(choice: ThemeChoice): string {
    if (choice === 'balanced') return t('quick.balanced')
    if (choice === 'season') return t('quick.season', { title: seasonTitle ?? '' })
    return formatTopic(choice)
  }

  function formatBlockTitle(block: QuickBlock): string {
    if (block.exercise) return block.exercise.title
    return block.kind === 'break' ? t('quick.break') : t(`quick.free.${block.phase}`)
  }

  return {
    reason: describeReason,
    compromise: describeCompromise,
    whole: describeSessionReason,
    theme: formatTheme,
    topic: formatTopic,
    blockTitle: formatBlockTitle,
  }
}

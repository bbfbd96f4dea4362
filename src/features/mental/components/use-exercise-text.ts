import { useTranslation } from 'react-i18next'
import { getCurrentLocale } from '@/lib/i18n/setup'
import { chooseWords, type ExerciseWords } from '../model/exercise'

interface Facts {
  min_age: number
  max_age: number
  minutes: number
  occasion:
    'any_time' | 'before_training' | 'before_match' | 'during_match' | 'after_match' | 'evening'
}

const noWords: ExerciseWords = {
  locale: 'en',
  title: '',
  aim: '',
  steps: [],
  reflection_questions: [],
}

/** What an exercise says of itself, in the reader's language. */
export function useExerciseText() {
  const { t } = useTranslation('mental')
  const formatAges = ({ min_age: from, max_age: to }: Facts) => t('facts.ages', { from, to })
  const formatMinutes = ({ minutes }: Facts) => t('facts.minutes', { count: minutes })
  return {
    getWords: ({ texts }: { texts: readonly ExerciseWords[] }) =>
      chooseWords(texts, getCurrentLocale()) ?? noWords,
    formatAges,
    formatMinutes,
    formatFacts: (facts: Facts) =>
      [formatMinutes(facts), formatAges(facts), t(`occasions.${facts.occasion}`)].join(' · '),
  }
}

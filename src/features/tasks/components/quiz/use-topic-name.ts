import { useTranslation } from 'react-i18next'
import { quizTopics } from '@/features/scene/model/document/kinds'

/** The principle a question is about, in the reader's language; one the app does not know stays as it is. */
export function useTopicName() {
  const { t } = useTranslation('scene/quiz')
  return function nameTopic(topic: string): string {
    const known = quizTopics.find((each) => each === topic)
    return known ? t(`topics.${known}`) : topic
  }
}

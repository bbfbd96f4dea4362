import { useTranslation } from 'react-i18next'
import type { LiveBlock } from '../../model/live-plan'

/** What a block is called while it runs. */
export function useLiveTitle() {
  const { t } = useTranslation('planner')
  return ({ title }: LiveBlock) => title ?? t('board.unknown_exercise')
}

import { useTranslation } from 'react-i18next'
import type { Visibility } from '@/features/scene/model/library/visibility'

interface Authored {
  school_id: string | null
  owner: { first_name: string; last_name: string } | null
}

/** Whose an animation is and who sees it, in words. */
export function useAudienceText() {
  const { t } = useTranslation('animator')

  function describeAudience(animation: {
    visibility: Visibility
    team: { name: string } | null
  }): string {
    return animation.visibility === 'team' && animation.team
      ? t('gallery.for_team', { team: animation.team.name })
      : t(`gallery.visibility.${animation.visibility}`)
  }

  /** The platform's name where nobody in particular drew it; somebody else's name may be unreadable. */
  function formatAuthor({ school_id, owner }: Authored): string {
    if (school_id === null) return t('gallery.platform')
    return owner ? `${owner.first_name} ${owner.last_name}`.trim() : t('gallery.somebody')
  }

  return { audience: describeAudience, author: formatAuthor }
}

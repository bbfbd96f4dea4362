import { useTranslation } from 'react-i18next'
import type { LinkToDecide } from '../../api/link-decisions'

/** Who else looks or looked after the child, each with the state of the link. */
export function LinkGuardians({ guardians }: Pick<LinkToDecide, 'guardians'>) {
  const { t } = useTranslation('people')
  if (guardians.length === 0) return t('links.no_guardians')
  return guardians
    .map(
      ({ name, relationship, status, is_trusted }) =>
        `${name} (${t(`relationships.${relationship}`)}, ${t(`links.states.${is_trusted ? 'trusted' : status}`)})`,
    )
    .join('; ')
}

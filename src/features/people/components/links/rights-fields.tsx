import { useTranslation } from 'react-i18next'
import { SwitchField } from '@/shared/form/fields/switch-field'
import type { GuardianRight } from '../../model/guardian-right'

/** A switch for each right that may be given or taken, with what it opens. */
export function RightsFields({ allowed }: { allowed: readonly GuardianRight[] }) {
  const { t } = useTranslation('people')
  return (
    <>
      {allowed.map((right) => (
        <SwitchField
          key={right}
          name={right}
          label={t(`guardians.rights.${right}`)}
          hint={t(`guardians.rights.${right}_hint`)}
        />
      ))}
    </>
  )
}

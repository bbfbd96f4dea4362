import { useTranslation } from 'react-i18next'
import { PictureField, type PictureChange } from '@/shared/picture/picture-field'
import { PersonAvatar } from '@/shared/ui/person-avatar'
import layout from '@/shared/ui/layout.module.css'
import styles from './avatar-field.module.css'

interface AvatarFieldProps {
  name: string
  current: string | null
  change: PictureChange
  onChange: (change: PictureChange) => void
  /** Pictures of young people are kept elsewhere, where only the club sees them. */
  isMinor: boolean
}

/** One's own picture in edit mode. */
export function AvatarField({ isMinor, ...picture }: AvatarFieldProps) {
  const { t } = useTranslation('settings')
  if (isMinor) {
    return (
      <div className={`${layout.row} ${layout.gap4} ${styles.minor}`}>
        <PersonAvatar name={picture.name} src={picture.current} size={88} />
        <p className={`${layout.dim13} ${styles.hint}`}>{t('avatar.minor')}</p>
      </div>
    )
  }
  return (
    <PictureField
      {...picture}
      labels={{ change: t('avatar.change'), remove: t('avatar.remove') }}
    />
  )
}

import { useState, type ReactNode } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useUpdateOwnUser, type OwnUser } from '@/features/people/api/user-api'
import { getSession } from '@/features/session/api/session-store'
import type { AppRole } from '@/features/session/model/session'
import { AppError } from '@/lib/errors'
import { paths } from '@/lib/router/paths'
import { eraseFilesNow } from '@/lib/supabase/erase-files-now'
import { Form } from '@/shared/form/form'
import { SubmitBar } from '@/shared/form/submit-bar'
import { Button, LinkButton } from '@/shared/ui/button'
import { FormSection } from '@/shared/ui/patterns/form-section'
import { uploadPicture } from '../../api/avatar/pictures'
import { toSaveFailure } from '../../model/profile/profile-failure'
import type { PictureChange } from '@/shared/picture/picture-field'
import layout from '@/shared/ui/layout.module.css'
import { AvatarField } from '../avatar/avatar-field'
import { PersonFields } from './person-fields'
import styles from './profile.module.css'

interface PersonValues {
  first_name: string
  last_name: string
  phone: string
}

export interface EditMode {
  user: OwnUser
  isMinor: boolean
  onSaved: () => void
  onCancel: () => void
}

interface ProfileFormProps<
  Input extends FieldValues,
  Output extends PersonValues,
> extends EditMode {
  ofRole: AppRole | null
  schema: z.ZodType<Output, Input>
  defaultValues: DefaultValues<Input>
  /** Saves what the role adds; runs before the person's own row. */
  saveDetails?: (values: Output) => Promise<void>
  /** The fields that the role adds. */
  children?: ReactNode
}

/** A profile in edit mode, whatever the role: picture, person, then what the role adds. */
export function ProfileForm<Input extends FieldValues, Output extends PersonValues>(
  props: ProfileFormProps<Input, Output>,
) {
  const {
    user,
    ofRole: role,
    isMinor,
    schema,
    defaultValues,
    saveDetails,
    onSaved,
    onCancel,
  } = props
  const { t } = useTranslation('settings')
  const { mutateAsync: update } = useUpdateOwnUser(user.id)
  const [picture, setPicture] = useState<PictureChange>(undefined)

  async function save(values: Output) {
    if (getSession()?.user.id !== user.id) throw new AppError('invalid', { detail: 'no_user' })
    const { first_name, last_name, phone } = values
    await saveDetails?.(values)
    const address = picture ? await uploadPicture('avatars', user.id, picture.picture) : picture
    await update({
      first_name,
      last_name,
      phone: phone || null,
      ...(address !== undefined && { avatar_url: address }),
    })
    if (address !== undefined) void eraseFilesNow()
    onSaved()
  }

  return (
    <Form
      schema={schema}
      defaultValues={defaultValues}
      onSubmit={save}
      failureTitle={(error) => toSaveFailure(error, role)}
      label={t('profile.form')}
      isGuarded
    >
      <FormSection title={t('profile.title')} why={t('profile.why')}>
        <AvatarField
          name={`${user.first_name} ${user.last_name}`}
          current={user.avatar_url}
          change={picture}
          onChange={setPicture}
          isMinor={isMinor}
        />
        <PersonFields />
        <div className={`${layout.row} ${layout.gapWide} ${layout.spread}`}>
          <div>
            <p className={styles.label}>{t('profile.email')}</p>
            <p className={`${layout.medium} ${styles.value}`}>{user.email}</p>
          </div>
          <LinkButton kind="quiet" to={paths.settings.account}>
            {t('profile.change_email')}
          </LinkButton>
        </div>
      </FormSection>
      {props.children}
      <SubmitBar label={t('profile.save')}>
        <Button kind="secondary" onClick={onCancel}>
          {t('profile.cancel')}
        </Button>
      </SubmitBar>
    </Form>
  )
}

export function toPersonValues(user: OwnUser): PersonValues {
  return { first_name: user.first_name, last_name: user.last_name, phone: user.phone ?? '' }
}

import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/public/button'
import { TextInput } from '@/shared/public/text-input'
import { warmUp } from '../api/warm-up'
import { validateEmail, limits } from '../model/field-rules'
import styles from './auth-form.module.css'
import { FormFailure } from './form-failure'
import { useNativeForm } from './use-native-form'

const rules = { email: validateEmail }

interface EmailFormProps {
  submit: string
  onSend: (email: string) => Promise<void>
}

/** Asks for an address to send a link to. */
export function EmailForm({ submit, onSend }: EmailFormProps) {
  const { t } = useTranslation('session')
  const { formProps, errors, failure, isSending } = useNativeForm({
    rules,
    send: (read) => onSend(read('email').trim()),
  })
  return (
    <form className={styles.form} onFocus={warmUp} {...formProps}>
      <FormFailure failure={failure} />
      <TextInput
        label={t('fields.email')}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={limits.email}
        error={errors.email && t(`errors.${errors.email}`)}
      />
      <Button type="submit" busy={isSending}>
        {submit}
      </Button>
    </form>
  )
}

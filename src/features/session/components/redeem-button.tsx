import { Button } from '@/shared/public/button'
import { warmUp } from '../api/warm-up'
import { classifyAuthFailure } from '../model/auth-failure'
import styles from './auth-form.module.css'
import { FormFailure } from './form-failure'
import { useNativeForm } from './use-native-form'

interface RedeemButtonProps {
  label: string
  onRedeem: () => Promise<void>
  onExpired: () => void
}

/** Uses a one-time link, once, when a person (not a mail scanner) asks for it. */
export function RedeemButton({ label, onRedeem, onExpired }: RedeemButtonProps) {
  const { formProps, failure, isSending } = useNativeForm({
    rules: {},
    send: async () => {
      try {
        await onRedeem()
      } catch (error) {
        if (classifyAuthFailure(error) !== 'link_expired') throw error
        onExpired()
      }
    },
  })
  return (
    <form className={styles.form} onFocus={warmUp} {...formProps}>
      <FormFailure failure={failure} />
      <Button type="submit" busy={isSending}>
        {label}
      </Button>
    </form>
  )
}

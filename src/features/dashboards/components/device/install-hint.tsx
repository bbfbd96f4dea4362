import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from '@/lib/store'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import { readDevice, writeDevice } from '@/lib/device/device-storage'
import { installOffer } from './install-offer'

/** Offers the home screen once: a button where the browser has one, words on an iPhone. */
export function InstallHint() {
  const { t } = useTranslation('dashboards')
  const prompt = useStore(installOffer, (offer) => offer)
  const [isDone, setIsDone] = useState(() => readDevice('install_hint') !== null)
  const isIos = isIosBrowser()
  if (isDone || isInstalled() || (!prompt && !isIos)) return null

  function finish() {
    writeDevice('install_hint', 'seen')
    setIsDone(true)
  }

  return (
    <Alert
      title={t('install.title')}
      actions={
        <>
          {prompt ? (
            <Button
              onClick={() => {
                void prompt.prompt()
                finish()
              }}
            >
              {t('install.action')}
            </Button>
          ) : null}
          <Button kind="secondary" onClick={finish}>
            {t('install.dismiss')}
          </Button>
        </>
      }
    >
      {t(prompt ? 'install.text' : 'install.ios')}
    </Alert>
  )
}

function isInstalled(): boolean {
  return window.matchMedia('(display-mode: standalone)').matches
}

/** iPads say they are a Mac; no Mac has a touch screen. */
function isIosBrowser(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}

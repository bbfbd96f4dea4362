import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'

function hasSpeech(): boolean {
  return 'speechSynthesis' in window
}

function subscribe(listener: () => void): () => void {
  if (!hasSpeech()) return () => undefined
  window.speechSynthesis.addEventListener('voiceschanged', listener)
  return () => window.speechSynthesis.removeEventListener('voiceschanged', listener)
}

function findVoice(language: string): SpeechSynthesisVoice | undefined {
  if (!hasSpeech()) return undefined
  const voices = window.speechSynthesis
    .getVoices()
    .filter(({ lang }) => lang.toLowerCase().startsWith(language))
  // a voice of the device works without a connection
  return voices.find(({ localService }) => localService) ?? voices[0]
}

/** Reads texts aloud in the app's language, where the browser has a voice for it. */
export function useReadAloud(text: string, isRunning: boolean) {
  const { i18n } = useTranslation()
  const language = i18n.language
  const [isOn, setIsOn] = useState(false)
  const voiceUri = useSyncExternalStore(subscribe, () => findVoice(language)?.voiceURI ?? '')
  const isAvailable = voiceUri !== ''

  useEffect(() => {
    const voice = isOn && isRunning && text !== '' ? findVoice(language) : undefined
    if (!voice) return
    const spoken = new SpeechSynthesisUtterance(text)
    spoken.voice = voice
    spoken.lang = voice.lang
    spoken.rate = 0.9
    window.speechSynthesis.speak(spoken)
    return () => window.speechSynthesis.cancel()
  }, [isOn, isRunning, text, language])

  return { isAvailable, isOn, toggle: () => setIsOn((on) => !on) }
}

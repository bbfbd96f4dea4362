import { expect, it } from 'vitest'
import { readFirebaseEnv } from './env-firebase'

const whole = {
  VITE_FIREBASE_API_KEY: 'a',
  VITE_FIREBASE_APP_ID: 'b',
  VITE_FIREBASE_MESSAGING_SENDER_ID: 'c',
  VITE_FIREBASE_PROJECT_ID: 'd',
  VITE_FIREBASE_VAPID_KEY: ' e ',
}

it('a build has all of Firebase or nothing of it', () => {
  expect(readFirebaseEnv(whole)).toEqual({
    apiKey: 'a',
    appId: 'b',
    messagingSenderId: 'c',
    projectId: 'd',
    vapidKey: 'e',
  })
  expect(readFirebaseEnv({})).toBeNull()
  expect(readFirebaseEnv({ VITE_FIREBASE_API_KEY: ' ' })).toBeNull()
})

it('a part of it names what is missing', () => {
  const part = { ...whole, VITE_FIREBASE_APP_ID: '', VITE_FIREBASE_VAPID_KEY: undefined }
  expect(() => readFirebaseEnv(part)).toThrow(
    expect.objectContaining({
      code: 'setup_missing',
      detail: 'VITE_FIREBASE_APP_ID, VITE_FIREBASE_VAPID_KEY',
    }),
  )
})

/** This device as the frame of the app keeps it: fresh on every visit, let go before signing out. */
export { refreshPushDevice, releasePushDevice } from '../api/push-devices'

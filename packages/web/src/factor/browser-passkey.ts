import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'

export type PasskeyOptions = PublicKeyCredentialRequestOptionsJSON

/** The person closed the question of the browser, or no passkey fitted. */
export const NOT_SHOWN = 'Kunci sandi tidak jadi dipakai. Silakan coba lagi.'

export const canUsePasskeys = () => browserSupportsWebAuthn()

/** What the browser answers when it asks a passkey; undefined when it is not shown one. */
export const showPasskey = (optionsJSON: PasskeyOptions) =>
  startAuthentication({ optionsJSON }).then(
    (answer) => ({ ...answer }) as Record<string, unknown>,
    () => undefined,
  )

/** What the browser answers when it makes a passkey; undefined when it makes none. */
export const makePasskey = (options: Record<string, unknown>) =>
  startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }).then(
    (answer) => ({ ...answer }) as Record<string, unknown>,
    () => undefined,
  )

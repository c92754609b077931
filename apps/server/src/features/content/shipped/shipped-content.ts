import type { NewRecord } from '../content-store.ts'
import { shippedClaims } from './claims.ts'
import { shippedGlobalSetting } from './global-setting.ts'
import { shippedHeroBanners } from './hero-banners.ts'

/** Everything that Mowatt ships with, in the order in which it is added. */
export const shippedContent: readonly NewRecord[] = [shippedGlobalSetting, ...shippedHeroBanners, ...shippedClaims]

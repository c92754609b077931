type Banner = { campaignName: string | undefined; targetAudience: string | undefined; isDefault: boolean }

/** Picks the banner of a campaign, or the default one; undefined only when there are no banners. */
export function chooseHeroBanner<B extends Banner>(banners: readonly B[], campaign?: string): B | undefined {
  return (
    (campaign && banners.find((banner) => isSame(banner.campaignName, campaign))) ||
    (banners.find((banner) => isSame(banner.campaignName, 'default')) ??
      banners.find((banner) => banner.isDefault) ??
      banners.find((banner) => isSame(banner.targetAudience, 'default')) ??
      banners[0])
  )
}

function isSame(name: string | undefined, wanted: string): boolean {
  return name?.trim().toLowerCase() === wanted.trim().toLowerCase()
}

/** Banners that may be shown on a day: a campaign outside its dates is treated as missing. */
export function bannersOn<B extends { startsOn: string | undefined; endsOn: string | undefined }>(
  banners: readonly B[],
  day: string,
): B[] {
  return banners.filter(({ startsOn, endsOn }) => (startsOn ?? day) <= day && (endsOn ?? day) >= day)
}

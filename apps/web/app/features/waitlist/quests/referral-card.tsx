import type { Member, Quest } from '@mowatt/contract'
import { CheckIcon, IconButton } from '@mowatt/ui'
import { ActIcon } from './act-icon.tsx'
import { PlainShare } from './plain-share.tsx'
import type { QrPath } from './qr-picture.tsx'
import { QuestCard } from './quest-card.tsx'
import { referralCardTexts } from './quest-texts.ts'
import { shownLink, useCopy } from './share-link.ts'

type ReferralCardProps = {
  quest: Quest
  referral: Member['referral']
  /** Omitted without JavaScript. */
  onShare: (() => void) | undefined
  qr: QrPath | undefined
}

/** The friend's quest: the link itself is on the card. */
export function ReferralCard({ quest, referral, onShare, qr }: ReferralCardProps) {
  const { isCopied, copy } = useCopy(referral.link)
  const { verified, pending, held } = referral
  const counts = [
    referralCardTexts.joined(verified),
    referralCardTexts.pending(pending),
    ...(held > 0 ? [referralCardTexts.held(held)] : []),
  ]
  return (
    <QuestCard
      quest={{
        ...quest,
        state: 'open',
        rule: referralCardTexts.rule(counts.join(', ')),
      }}
      isHot
      action={
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <div className="wl-link">
            <code>
              <bdi>{shownLink(referral.link)}</bdi>
            </code>
            {onShare && (
              <>
                <IconButton
                  label={referralCardTexts.copyYourLink}
                  icon={isCopied ? <CheckIcon size="small" /> : <ActIcon name="copy" />}
                  className="wl-link-act"
                  onClick={() => void copy()}
                />
                <IconButton
                  label={referralCardTexts.moreWays}
                  icon={<ActIcon name="share" />}
                  className="wl-link-act"
                  onClick={onShare}
                />
                <output className="sr-only">{isCopied ? referralCardTexts.linkCopied : ''}</output>
              </>
            )}
          </div>
          {!onShare && <PlainShare link={referral.link} qr={qr} />}
        </div>
      }
    />
  )
}

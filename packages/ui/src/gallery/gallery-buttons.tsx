import { ButtonLink } from '../actions/button-link.tsx'
import { Button } from '../actions/button.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { Link } from '../actions/link.tsx'
import { ActivityIcon } from '../icons/activity-icon.tsx'
import { AlertTriangleIcon } from '../icons/alert-triangle-icon.tsx'
import { ArrowUpIcon } from '../icons/arrow-up-icon.tsx'
import { CheckIcon } from '../icons/check-icon.tsx'
import { ChevronDownIcon } from '../icons/chevron-down-icon.tsx'
import { ChevronLeftIcon } from '../icons/chevron-left-icon.tsx'
import { ChevronRightIcon } from '../icons/chevron-right-icon.tsx'
import { ClockIcon } from '../icons/clock-icon.tsx'
import { CloseIcon } from '../icons/close-icon.tsx'
import { ExternalLinkIcon } from '../icons/external-link-icon.tsx'
import { InfoIcon } from '../icons/info-icon.tsx'
import { LeafIcon } from '../icons/leaf-icon.tsx'
import { MenuIcon } from '../icons/menu-icon.tsx'
import { MoonIcon } from '../icons/moon-icon.tsx'
import { PaperclipIcon } from '../icons/paperclip-icon.tsx'
import { PoundIcon } from '../icons/pound-icon.tsx'
import { RefreshIcon } from '../icons/refresh-icon.tsx'
import { SearchIcon } from '../icons/search-icon.tsx'
import { SunIcon } from '../icons/sun-icon.tsx'
import { GallerySection, Specimen } from './gallery-section.tsx'

/** Buttons, links and icon buttons in every state, and every icon. */
export function GalleryButtons() {
  return (
    <>
      <GallerySection title="Buttons">
        <div className="grid grid-cols-2 gap-4 md:grid-cols-6 md:gap-6">
          <Specimen name="primary">
            <Button>Confirm</Button>
          </Specimen>
          <Specimen name="hover">
            <Button className="bg-brand-hover!">Confirm</Button>
          </Specimen>
          <Specimen name="pressed">
            <Button className="translate-y-px bg-brand-press! shadow-none!">Confirm</Button>
          </Specimen>
          <Specimen name="focus">
            <Button className="shadow-focus!">Confirm</Button>
          </Specimen>
          <Specimen name="disabled">
            <Button disabled>Confirm</Button>
          </Specimen>
          <Specimen name="loading">
            <Button isLoading loadingLabel="Sending">
              Send
            </Button>
          </Specimen>
          <Specimen name="strong: on yellow">
            <Button variant="strong">Get Started</Button>
          </Specimen>
          <Specimen name="strong hover">
            <Button variant="strong" className="bg-strong-hover!">
              Get Started
            </Button>
          </Specimen>
          <Specimen name="quiet">
            <Button variant="quiet">Cancel</Button>
          </Specimen>
          <Specimen name="quiet focus">
            <Button variant="quiet" className="shadow-focus!">
              Cancel
            </Button>
          </Specimen>
          <Specimen name="ghost">
            <Button variant="ghost">Learn More</Button>
          </Specimen>
          <Specimen name="danger">
            <Button variant="danger">Delete my bill</Button>
          </Specimen>
          <Specimen name="small, 44">
            <Button size="small">Confirm</Button>
          </Specimen>
          <Specimen name="large, 60">
            <Button size="large">Confirm</Button>
          </Specimen>
          <Specimen name="with an icon">
            <Button variant="quiet" size="small">
              <RefreshIcon size="small" />
              Try again
            </Button>
          </Specimen>
          <Specimen name="a link that looks like one">
            <ButtonLink href="#buttons">Get Started</ButtonLink>
          </Specimen>
          <Specimen name="icon button">
            <IconButton label="Switch theme" icon={<MoonIcon />} />
          </Specimen>
          <Specimen name="icon button disabled">
            <IconButton label="Send" icon={<ArrowUpIcon />} disabled />
          </Specimen>
        </div>
        <p>
          A <Link href="#buttons">link in a sentence</Link>, and{' '}
          <Link href="https://example.com/" isExternal>
            one that leaves the site
          </Link>
          .
        </p>
      </GallerySection>
      <GallerySection title="Icons">
        <div className="flex flex-wrap gap-5">
          <SunIcon />
          <MoonIcon />
          <MenuIcon />
          <SearchIcon />
          <CloseIcon />
          <ArrowUpIcon />
          <PaperclipIcon />
          <ChevronLeftIcon />
          <ChevronRightIcon />
          <ChevronDownIcon />
          <CheckIcon />
          <AlertTriangleIcon />
          <InfoIcon />
          <ClockIcon />
          <LeafIcon />
          <ActivityIcon />
          <PoundIcon />
          <RefreshIcon />
          <ExternalLinkIcon />
        </div>
      </GallerySection>
    </>
  )
}

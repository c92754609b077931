import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { Avatar } from '../display/avatar.tsx'
import { Checkbox } from '../forms/checkbox.tsx'
import { InfoIcon } from '../icons/info-icon.tsx'
import { AlertDialog } from '../overlays/alert-dialog.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { MenuItem } from '../overlays/menu-item.tsx'
import { Menu } from '../overlays/menu.tsx'
import { Tooltip } from '../overlays/tooltip.tsx'
import { useToast } from '../overlays/use-toast.ts'
import { GallerySection } from './gallery-section.tsx'

/** Overlays; each opens by its button. */
export function GalleryOverlays() {
  const showToast = useToast()
  const [isAlertOpen, setIsAlertOpen] = useState(false)
  const [isAccepted, setIsAccepted] = useState(false)
  return (
    <GallerySection title="Over the page">
      <div className="flex flex-wrap items-center gap-4">
        <Dialog
          title="Upload 3 photos"
          description="We read them and then ask you to confirm."
          trigger={<Button variant="quiet">Open dialog</Button>}
          action={<Button disabled={!isAccepted}>Upload 3 photos</Button>}
        >
          <Checkbox
            label="I accept the terms"
            checked={isAccepted}
            onChange={(event) => setIsAccepted(event.currentTarget.checked)}
          />
        </Dialog>
        <Dialog
          title="Start the switch"
          trigger={<Button variant="quiet">Open dialog with an error</Button>}
          error="The switch could not be started. Please try again."
          action={<Button>Start the switch</Button>}
        />
        <Button variant="quiet" onClick={() => setIsAlertOpen(true)}>
          Open alert
        </Button>
        <AlertDialog
          title="Error: upload failed"
          text="Upload failed. Please try again."
          buttonLabel="Close"
          isOpen={isAlertOpen}
          onClose={() => setIsAlertOpen(false)}
        />
        <Menu
          header="Signed in as bea@mowatt.example"
          trigger={
            <button type="button" className="rounded-full" aria-label="Account">
              <Avatar email="bea@mowatt.example" />
            </button>
          }
        >
          <MenuItem link={<a href="#dashboard">View Dashboard</a>} />
          <MenuItem>Refer a Friend</MenuItem>
          <MenuItem isDisabled>Not yet</MenuItem>
          <MenuItem tone="danger">Sign out</MenuItem>
        </Menu>
        <Tooltip text="Worked out on 14 November 2025.">
          <IconButton label="How this is worked out" icon={<InfoIcon />} />
        </Tooltip>
        <Button variant="quiet" onClick={() => showToast({ text: 'Link copied.', tone: 'success' })}>
          Show toast
        </Button>
        <Button
          variant="quiet"
          onClick={() => showToast({ text: 'Failed to send message. Please try again.', tone: 'danger' })}
        >
          Show alert toast
        </Button>
      </div>
    </GallerySection>
  )
}

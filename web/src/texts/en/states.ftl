# States of the page in which something is missing.

lost-title = Your name on this device was lost
lost-text = The server does not know this browser any more; perhaps its cookies were deleted. { $name } and all games are still there. On another device where you are signed in, press the name at the top right and make a link, then put it in here.
lost-somebody = Your name
lost-link = Link from your other device
lost-no-link = That is no link for another device. It contains “/device/”.
lost-sign-in = Sign in
lost-renew = Go on as a new guest
lost-go-on = Go on as { $name }
lost-renew-why = Your earlier games then stay with the lost name.

newer-ready = A newer version of Signoria is ready.
newer-reload = Reload

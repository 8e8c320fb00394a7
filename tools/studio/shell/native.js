// The first script of every page that is opened in the phone: lets the app take hold of the window, as web views do.
window.parent.phone?.enter(window)

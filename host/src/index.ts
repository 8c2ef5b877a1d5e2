import './shared-provides';

// Asynchronous, so that federation has set up the shared modules before any of them is used; in the
// same file, so that it costs no further request.
void import(/* webpackMode: "eager" */ './bootstrap');

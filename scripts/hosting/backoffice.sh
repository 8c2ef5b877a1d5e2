#!/bin/sh
# /usr/local/bin/backoffice: the command line on the data of the service, as its user, with its settings.
exec runuser -u backoffice -- \
  /usr/bin/node --env-file=/etc/backoffice/settings /opt/backoffice/backoffice.mjs "$@"

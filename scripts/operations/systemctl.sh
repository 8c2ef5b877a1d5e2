#!/bin/sh
# Stands in for systemd, which runs in no chroot: starts what a unit says, as whom it says.
set -e
unit=/etc/systemd/system/backoffice.service
of() { sed -n "s/^$1=//p" "$unit"; }
pid=/run/stand-in
cluster="$(pg_lsclusters --no-header | cut -d ' ' -f 1)"

in_background() {
  setsid "$@" < /dev/null >> "/var/log/$name.log" 2>&1 &
  echo $! > "$pid.$name"
}
until_gone() {
  [ -f "$pid.$name" ] || return 0
  kill -TERM "$(cat "$pid.$name")"
  while kill -0 "$(cat "$pid.$name")" 2> /dev/null; do sleep 0.1; done
  rm "$pid.$name"
}

start_backoffice() {
  for folder in $(of StateDirectory); do
    install -d -o "$(of User)" -g "$(of Group)" "/var/lib/$folder"
  done
  user="--reuid=$(of User) --regid=$(of Group) --init-groups --bounding-set=-all --no-new-privs"
  set -a
  . "$(of EnvironmentFile)"
  in_background setpriv $user $(of ExecStart)
}
stop_backoffice() { until_gone; }
start_nginx() { nginx; }
stop_nginx() {
  [ -s /run/nginx.pid ] || return 0
  nginx -s stop
  while [ -f /run/nginx.pid ]; do sleep 0.1; done
}
start_postgresql() { pg_ctlcluster "$cluster" main start; }
stop_postgresql() { pg_ctlcluster "$cluster" main stop -m fast || [ $? = 2 ]; }
start_prometheus() {
  in_background prometheus --config.file /etc/prometheus/prometheus.yml --storage.tsdb.path /tmp/prometheus
}
stop_prometheus() { until_gone; }

verb=$1
shift
case "$verb" in
  daemon-reload) exit ;;
  enable)
    [ "$1" = --now ] || { cat "$unit" > /dev/null && exit; }
    shift
    verb=start
    ;;
esac
for name in "$@"; do
  case "$verb" in
    restart)
      "stop_$name"
      "start_$name"
      ;;
    start | stop) "${verb}_$name" ;;
    *) echo "The stand-in knows no $verb" && exit 1 ;;
  esac
done

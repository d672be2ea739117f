#!/bin/sh
# Makes the bucket of an S3-compatible store, closed to the public, with versions for 30 days; needs the AWS command line and a key that may make buckets.
#   BUCKET=pressroom REGION=eu-central-1 [ENDPOINT=https://s3.example.com] deploy/bucket.sh
set -eu
: "${BUCKET:?its name}" "${REGION:?its region}"
s3api() { aws ${ENDPOINT:+--endpoint-url "$ENDPOINT"} --region "$REGION" s3api "$@"; }

s3api head-bucket --bucket "$BUCKET" 2>/dev/null ||
  if [ "$REGION" = us-east-1 ]; then s3api create-bucket --bucket "$BUCKET"; else
    s3api create-bucket --bucket "$BUCKET" --create-bucket-configuration "LocationConstraint=$REGION"
  fi
s3api put-public-access-block --bucket "$BUCKET" \
  --public-access-block-configuration BlockPublicAcls=true,IgnorePublicAcls=true,BlockPublicPolicy=true,RestrictPublicBuckets=true ||
  echo "This store has no block of public access: see that nobody but the key reads the bucket." >&2
s3api put-bucket-versioning --bucket "$BUCKET" --versioning-configuration Status=Enabled
s3api put-bucket-lifecycle-configuration --bucket "$BUCKET" --lifecycle-configuration '{"Rules": [{
  "ID": "former", "Status": "Enabled", "Filter": {"Prefix": ""},
  "NoncurrentVersionExpiration": {"NoncurrentDays": 30},
  "AbortIncompleteMultipartUpload": {"DaysAfterInitiation": 2}}]}'
endpoint=${ENDPOINT:-https://s3.$REGION.amazonaws.com}
echo "STORAGE_URL=s3://KEY:SECRET@${endpoint#*://}/$BUCKET?region=$REGION"

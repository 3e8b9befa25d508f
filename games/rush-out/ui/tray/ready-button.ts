export { Ready as ReadyButton } from '@tablee/table-ui';

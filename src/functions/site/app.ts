import { initializeApp } from 'firebase-admin/app'

// Once in each instance, before any function reads or writes.
initializeApp()
